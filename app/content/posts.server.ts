import * as v from "valibot";
import { defaultLocale, type Locale } from "../i18n/locales.ts";
import { memoizeByLocale } from "../i18n/memoize-by-locale.ts";
import { itemPath, localeOf } from "../i18n/paths.ts";
import { hasPart } from "../pages.ts";
import type { Category } from "./categories.ts";
import { postFrontMatter, unpublished } from "./front-matter-schemas.ts";
import type { PostDocument } from "./markdown/markdown-document.ts";
import { teamMembers } from "./people.server.ts";

/** A post in one language. */
export type Post = ReturnType<typeof loadPosts>[number];

const documents = import.meta.glob<PostDocument>("../site/content/blog/*.*.md", {
  eager: true,
  import: "default",
});

/** Drawings of covers, named by the slug of a post, or by category for posts without one. */
const drawings = import.meta.glob<string>("../site/covers/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Pictures that replace a drawing, by slug (build/vite/picture-versions.ts). */
const pictures = import.meta.glob<string>("../site/covers/*.{jpg,png,webp}", {
  eager: true,
  query: "?960.avif",
  import: "default",
});

/** All posts in a language, published or not, newest first. */
const writtenPosts = memoizeByLocale(loadPosts);

/** The published posts in a language, newest first; in development, also those that are not published yet. */
export function allPosts(locale: Locale, now = new Date()): readonly Post[] {
  const posts = writtenPosts(locale);
  return import.meta.env.MODE === "development"
    ? posts
    : posts.filter((post) => !unpublished(post, now));
}

/** When posts are published, in milliseconds since 1970. */
export function publicationTimes(): number[] {
  const posts = writtenPosts(defaultLocale).filter(({ draft }) => !draft);
  return posts.map(({ date }) => Date.parse(date));
}

/** The last moment before another post is published, as an ISO 8601 date and time; undefined if none is scheduled. */
export function postsUntil(): string | undefined {
  const next = Math.min(...publicationTimes().filter((time) => time > Date.now()));
  return Number.isFinite(next) ? new Date(next - 1).toISOString() : undefined;
}

function loadPosts(locale: Locale) {
  const suffix = `.${locale}.md`;
  return Object.entries(hasPart("blog") ? documents : {})
    .filter(([file]) => file.endsWith(suffix))
    .map(([file, document]) => {
      const slug = file.slice("../site/content/blog/".length, -suffix.length);
      const fields = v.parse(postFrontMatter, document.frontMatter);
      const { image, category } = fields;
      const cover = { hour: image.hour, html: coverOf(slug, category) };
      // The source file in the repository.
      const source = `app/${file.slice("../".length)}`;
      return { ...fields, file: source, slug, cover, document };
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** A cover as HTML. */
function coverOf(slug: string, category: Category): string {
  const file = (name: string, format: string) => `../site/covers/${name}.${format}`;
  const picture = ["jpg", "png", "webp"].flatMap((format) => pictures[file(slug, format)] ?? [])[0];
  if (picture) return `<img src="${picture}" alt="" loading="lazy">`;
  const drawing = drawings[file(slug, "svg")] ?? drawings[file(category, "svg")];
  if (!drawing) throw new Error(`app/site/covers has neither ${slug}.svg nor ${category}.svg.`);
  return drawing;
}

export function findPost(locale: Locale, slug: string): Post | undefined {
  return allPosts(locale).find((post) => post.slug === slug);
}

/** The new path of the post that was formerly at a path, if there is one. */
export function movedPath(pathname: string): string | undefined {
  const locale = localeOf(pathname);
  const post = allPosts(locale).find(({ redirectFrom }) =>
    redirectFrom.some((slug) => itemPath(locale, "post", slug) === pathname),
  );
  return post && itemPath(locale, "post", post.slug);
}

/** The posts before and after a post. */
export function neighbours(locale: Locale, { slug }: Post): { older?: Post; newer?: Post } {
  const index = allPosts(locale).findIndex((post) => post.slug === slug);
  return { older: allPosts(locale)[index + 1], newer: allPosts(locale)[index - 1] };
}

/** Related posts: those that share most tags or the category come first, then the newest. */
export function relatedPosts(locale: Locale, post: Post, count: number): readonly Post[] {
  const similarity = (other: Post) =>
    2 * other.tags.filter((tag) => post.tags.includes(tag)).length +
    Number(other.category === post.category);
  return allPosts(locale)
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => similarity(b) - similarity(a))
    .slice(0, count);
}

/** The members of the team who have written posts. */
export function authors(locale: Locale, now?: Date) {
  return teamMembers.flatMap((id) => findAuthor(locale, id, now) ?? []);
}

/** The author with an ID, if there is one, with all of their posts, newest first. */
export function findAuthor(locale: Locale, id: string, now?: Date) {
  const posts = allPosts(locale, now).filter(({ author }) => author === id);
  const [first] = posts;
  return first && { id: first.author, posts };
}
