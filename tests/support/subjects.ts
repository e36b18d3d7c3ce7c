import { readdirSync, readFileSync } from "node:fs";
import { categories } from "#app/content/categories.ts";
import { unpublished } from "#app/content/front-matter-schemas.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { isOff, itemPages } from "#app/pages.ts";
import { openJobs } from "#app/site/jobs.ts";

/* The post, the author and the job that tests use: they are the site's own, whichever it has. */

const folder = "app/site/content/blog";

function read(source: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, "m").exec(source)?.[1] ?? "";
}

/** The published posts, newest first, as they are written in English. */
export const posts = readdirSync(folder)
  .filter((name) => name.endsWith(".en.md"))
  .map((name) => {
    const source = readFileSync(`${folder}/${name}`, "utf8");
    const slug = name.slice(0, -".en.md".length);
    return {
      slug,
      category: read(source, "category"),
      author: read(source, "author"),
      date: read(source, "date"),
      draft: read(source, "draft") === "true",
      source,
    };
  })
  .filter((post) => !unpublished(post, new Date()))
  .sort((a, b) => (a.date < b.date ? 1 : -1));

const withPlot = posts.find(({ source }) => /^!\[.*\.svg\)$/m.test(source));
const withTable = posts.find(({ source }) => /^\|/m.test(source));
const chosen = withPlot ?? withTable ?? posts[0];
if (!chosen) throw new Error(`${folder} has no post: tests of the blog need one.`);

/** A post, with a drawing or a table if one has them, because these are the hardest to lay out. */
export const post = chosen;
export const postPath = `/${itemPages.post.replace(":slug", post.slug)}`;

/** The page of its author. */
export const authorPath = `/${itemPages.author.replace(":slug", post.author)}`;

/** Finds the longest word of the newest title in a language, as a query that finds the post. */
export function findWord(locale: Locale): string {
  const title = read(readFileSync(`${folder}/${posts[0]?.slug}.${locale}.md`, "utf8"), "title");
  const words = title.match(/\p{Script=Han}{2}|[A-Za-z]+/gu) ?? [];
  const [word] = words.sort((a, b) => b.length - a.length);
  if (!word) throw new Error(`The title “${title}” has no word.`);
  return word;
}

/** The categories that have posts. */
export const usedCategories = categories.filter((name) =>
  posts.some(({ category }) => category === name),
);

/** Finds a post that matches a pattern, such as that of a table. */
export function findPostPath(pattern: RegExp): string | undefined {
  const found = posts.find(({ source }) => pattern.test(source));
  return found && `/${itemPages.post.replace(":slug", found.slug)}`;
}

/** An open job; a site may have none. */
export const [job] = openJobs(new Date());
export const jobPath = job && `/${itemPages.job.replace(":slug", job.slug)}`;

/** A page of each kind of item that the site has. */
export const itemPaths = [postPath, authorPath, ...(jobPath ? [jobPath] : [])].filter(
  (path) => !isOff(path),
);
