import { readdirSync, readFileSync } from "node:fs";
import { openJobs } from "#app/content/jobs.ts";
import { itemPages } from "#app/pages.ts";

/* What tests take for a post, an author or a job: those that the site has, whichever they are. */

const folder = "app/content/blog";

function field(source: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, "m").exec(source)?.[1] ?? "";
}

/** The posts, newest first, as they are written in English. */
export const posts = readdirSync(folder)
  .filter((name) => name.endsWith(".en.md"))
  .map((name) => {
    const source = readFileSync(`${folder}/${name}`, "utf8");
    const slug = name.slice(0, -".en.md".length);
    return { slug, author: field(source, "author"), date: field(source, "date"), source };
  })
  .sort((a, b) => (a.date < b.date ? 1 : -1));

const [newest] = posts;
if (!newest) throw new Error(`${folder} has no post: tests of the blog need one.`);

/** The newest post. */
export const post = newest;
export const postPath = `/${itemPages.post.replace(":slug", post.slug)}`;

/** The page of its author. */
export const authorPath = `/${itemPages.author.replace(":slug", post.author)}`;

/** A post with what the pattern finds, such as a table; undefined if none has it. */
export function postPathWith(pattern: RegExp): string | undefined {
  const found = posts.find(({ source }) => pattern.test(source));
  return found && `/${itemPages.post.replace(":slug", found.slug)}`;
}

/** An open job; a site may have none. */
export const [job] = openJobs(new Date());
export const jobPath = job && `/${itemPages.job.replace(":slug", job.slug)}`;

/** A page of each kind of item that the site has. */
export const itemPaths = [postPath, authorPath, ...(jobPath ? [jobPath] : [])];
