import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PostDocument } from "./markdown-document.ts";
import { fillPictures } from "./pictures.ts";

/** Where the build writes compiled documents (vite/markdown.ts). */
export const storedDocuments = "build/content";

/** What lists of documents show is in memory; answers are in no list. */
export type ListedFields = Partial<Pick<PostDocument, "frontMatter" | "minutes">>;

/**
 * A compiled document whose texts are read from a file whenever they are needed: in the bundle, the texts of all
 * documents would take 40 MiB, twice as source and as strings.
 */
export class StoredDocument implements PostDocument {
  readonly #file: string;
  readonly #listed: ListedFields;
  readonly #pictures: Readonly<Record<string, string>>;
  #read: WeakRef<PostDocument> | undefined;

  /** `pictures` are the addresses of its pictures by their names. */
  constructor(file: string, listed: ListedFields, pictures: Readonly<Record<string, string>>) {
    this.#file = file;
    this.#listed = listed;
    this.#pictures = pictures;
  }

  get frontMatter() {
    return this.#listed.frontMatter ?? this.#document.frontMatter;
  }

  get minutes() {
    return this.#listed.minutes ?? this.#document.minutes;
  }

  get html() {
    return this.#document.html;
  }

  get headings() {
    return this.#document.headings;
  }

  get sections() {
    return this.#document.sections;
  }

  get markdown() {
    return this.#document.markdown;
  }

  get feedHtml() {
    return this.#document.feedHtml;
  }

  get #document(): PostDocument {
    const known = this.#read?.deref();
    if (known) return known;
    const json = readFileSync(join(storedDocuments, this.#file), "utf8");
    const document: PostDocument = JSON.parse(fillPictures(json, this.#pictures));
    this.#read = new WeakRef(document);
    return document;
  }
}
