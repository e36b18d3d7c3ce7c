import { site, type TeamMember } from "../site.ts";
import { type Category, categories } from "./categories.ts";
import { type CoverArt, coverHours, coverKinds } from "./covers.ts";

/** The front matter of a post in one language. */
export interface PostFrontMatter {
  readonly title: string;
  /** Full sentences, which are also the description of the page. */
  readonly excerpt: string;
  readonly category: Category;
  readonly author: TeamMember;
  /** ISO 8601 date of publication. */
  readonly date: string;
  readonly image: CoverArt & {
    /** The alternative text of the cover. */
    readonly alt: string;
  };
  readonly featured: boolean;
  readonly tags: readonly string[];
}

/** An error in front matter, with the path of its key, such as `["image", "alt"]`. */
export class FrontMatterError extends Error {
  readonly path: readonly string[];

  constructor(path: readonly string[], problem: string) {
    super(path.length > 0 ? `${path.join(".")} ${problem}` : problem);
    this.path = path;
  }
}

const authors = Object.keys(site.team).filter((name): name is TeamMember => name in site.team);

/**
 * Validates the front matter of a post.
 * @throws {FrontMatterError} for the first key that is missing, unknown or invalid
 */
export function readPostFrontMatter(value: unknown): PostFrontMatter {
  const post = new Fields(value, [
    "title",
    "excerpt",
    "category",
    "author",
    "date",
    "image",
    "featured",
    "tags",
  ]);
  return {
    title: post.text("title"),
    excerpt: post.text("excerpt"),
    category: post.oneOf("category", categories),
    author: post.oneOf("author", authors),
    date: post.day("date"),
    image: readImage(post.get("image")),
    featured: post.flag("featured"),
    tags: post.texts("tags"),
  };
}

function readImage(value: unknown): PostFrontMatter["image"] {
  const image = new Fields(value, ["kind", "hour", "alt"], ["image"]);
  return {
    kind: image.oneOf("kind", coverKinds),
    hour: image.oneOf("hour", coverHours),
    alt: image.text("alt"),
  };
}

/** A YAML mapping, read key by key. */
class Fields {
  readonly #values: ReadonlyMap<string, unknown>;
  readonly #path: readonly string[];

  constructor(value: unknown, known: readonly string[], path: readonly string[] = []) {
    if (typeof value !== "object" || value === null) {
      throw new FrontMatterError(path, `has to have the keys ${known.join(", ")}.`);
    }
    this.#values = new Map(Object.entries(value));
    this.#path = path;
    const stray = [...this.#values.keys()].find((key) => !known.includes(key));
    if (stray !== undefined) throw this.#error(stray, "is not a known key.");
  }

  get(key: string): unknown {
    return this.#values.get(key);
  }

  text(key: string): string {
    const value = this.get(key);
    if (isText(value)) return value;
    throw this.#error(key, "has to be a text.");
  }

  texts(key: string): readonly string[] {
    const value = this.get(key);
    if (Array.isArray(value) && value.length > 0 && value.every(isText)) return value;
    throw this.#error(key, "has to be a list of texts.");
  }

  flag(key: string): boolean {
    const value = this.get(key);
    if (typeof value === "boolean") return value;
    throw this.#error(key, "has to be true or false.");
  }

  /** Reads an existing date: `Date` would turn February 30 into March 2. */
  day(key: string): string {
    const value = this.text(key);
    const date = new Date(`${value}T00:00:00Z`);
    if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)) return value;
    throw this.#error(key, "has to be a day, as in 2026-03-12.");
  }

  oneOf<T>(key: string, choices: readonly T[]): T {
    const value = this.get(key);
    const choice = choices.find((known) => known === value);
    if (choice !== undefined) return choice;
    throw this.#error(key, `has to be one of ${choices.join(", ")}.`);
  }

  #error(key: string, problem: string): FrontMatterError {
    return new FrontMatterError([...this.#path, key], problem);
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
