import * as v from "valibot";
import { type Locale, locales } from "../i18n/locales.ts";
import { memoizeByLocale } from "../i18n/memoize-by-locale.ts";
import { type Category, categories } from "./categories.ts";
import type { PostDocument } from "./markdown/markdown-document.ts";
import { type PostFrontMatter, postFrontMatter } from "./post-front-matter.ts";

/** A post in one language. */
export interface Post extends PostFrontMatter {
  readonly slug: string;
  /** The source file in the repository. */
  readonly file: string;
  /** Its text, which is read when it is needed. */
  readonly document: PostDocument;
}

const documents = import.meta.glob<PostDocument>("../site/content/blog/*.*.md", {
  eager: true,
  import: "default",
});

const posts = memoizeByLocale(load);
/* When the server starts, so that no visitor waits for it. */
for (const locale of locales) posts(locale);

function load(locale: Locale): readonly Post[] {
  const suffix = `.${locale}.md`;
  return Object.entries(documents)
    .filter(([file]) => file.endsWith(suffix))
    .map(([file, document]) => ({
      file: `app/${file.slice("../".length)}`,
      slug: file.slice("../site/content/blog/".length, -suffix.length),
      ...v.parse(postFrontMatter, document.frontMatter),
      document,
    }))
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** All posts in a language, newest first. */
export function allPosts(locale: Locale): readonly Post[] {
  return posts(locale);
}

export function findPost(locale: Locale, slug: string): Post | undefined {
  return posts(locale).find((post) => post.slug === slug);
}

/** The categories with their numbers of posts. */
export function countCategories(locale: Locale): { category: Category; count: number }[] {
  return categories.map((category) => ({
    category,
    count: posts(locale).filter((post) => post.category === category).length,
  }));
}

/** The posts before and after a post. */
export function neighbours(locale: Locale, { slug }: Post): { older?: Post; newer?: Post } {
  const at = posts(locale).findIndex((post) => post.slug === slug);
  return { older: posts(locale)[at + 1], newer: posts(locale)[at - 1] };
}

/** Related posts: those with the most common tags or the same category first, then the newest. */
export function relatedPosts(locale: Locale, post: Post, count: number): readonly Post[] {
  const common = (other: Post) =>
    2 * other.tags.filter((tag) => post.tags.includes(tag)).length +
    Number(other.category === post.category);
  return posts(locale)
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => common(b) - common(a))
    .slice(0, count);
}
