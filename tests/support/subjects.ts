import { readdirSync, readFileSync } from "node:fs";
import { categories } from "#app/content/categories.ts";
import { unpublished } from "#app/content/front-matter-schemas.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { isOff, itemPages } from "#app/pages.ts";
import { openJobs } from "#app/site/jobs.ts";

/* What tests take for a post, an author or a job: those that the site has, whichever they are. */

const folder = "app/site/content/blog";

function field(source: string, name: string): string {
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
      category: field(source, "category"),
      author: field(source, "author"),
      date: field(source, "date"),
      draft: field(source, "draft") === "true",
      source,
    };
  })
  .filter((post) => !unpublished(post, new Date()))
  .sort((a, b) => (a.date < b.date ? 1 : -1));

const withPlot = posts.find(({ source }) => /^!\[.*\.svg\)$/m.test(source));
const withTable = posts.find(({ source }) => /^\|/m.test(source));
const chosen = withPlot ?? withTable ?? posts[0];
if (!chosen) throw new Error(`${folder} has no post: tests of the blog need one.`);

/** A post, with a drawing or a table if one has it, which are the hardest to lay out. */
export const post = chosen;
export const postPath = `/${itemPages.post.replace(":slug", post.slug)}`;

/** The page of its author. */
export const authorPath = `/${itemPages.author.replace(":slug", post.author)}`;

/** The longest word of the newest title in a language, for which it can be searched. */
export function wordOf(locale: Locale): string {
  const title = field(readFileSync(`${folder}/${posts[0]?.slug}.${locale}.md`, "utf8"), "title");
  const words = title.match(/\p{Script=Han}{2}|[A-Za-z]+/gu) ?? [];
  const [word] = words.sort((a, b) => b.length - a.length);
  if (!word) throw new Error(`The title “${title}” has no word.`);
  return word;
}

/** The categories that have posts. */
export const usedCategories = categories.filter((name) =>
  posts.some(({ category }) => category === name),
);

/** A post with what the pattern finds, such as a table; undefined if none has it. */
export function postPathWith(pattern: RegExp): string | undefined {
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
