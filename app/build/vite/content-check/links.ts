import { existsSync } from "node:fs";
import { basename } from "node:path";
import { documentNames, downloadPath } from "../../../content/downloads.ts";
import { didYouMean } from "../../../content/nearest.ts";
import { defaultLocale } from "../../../i18n/locales.ts";
import { withoutLocale } from "../../../i18n/paths.ts";
import { feedFile, itemPages, openapiFile, pagePaths } from "../../../pages.ts";
import { jobs } from "../../../site/jobs.ts";
import { team } from "../../../site/site.ts";
import { blogPosts, readFolder } from "../translated-content.ts";

/** Paths with routes of their own in routes.ts. */
const ownRoutes = ["search", "llms.txt", "llms-full.txt", "sitemap.xml", feedFile, openapiFile];

/** Finds the paths that texts may link to, without locale prefix. Reads the files at each call. */
export function findLinkTargets(): ReadonlySet<string> {
  const itemPaths = (page: keyof typeof itemPages, slugs: readonly string[]) =>
    slugs.map((slug) => itemPages[page].replace(":slug", slug));
  // A draft has no page once the site is built.
  const posts = [...readFolder(blogPosts.folder)]
    .filter(([, source]) => !/^draft: true$/m.test(source.split("\n---\n", 1)[0] ?? ""))
    .map(([file]) => basename(file).replace(/\..*/, ""));
  const jobSlugs = jobs.map(({ slug }) => slug);
  const paths = [
    ...Object.values(pagePaths),
    ...itemPaths("post", posts),
    ...itemPaths("author", Object.keys(team)),
    ...itemPaths("job", jobSlugs),
  ];
  const known = [...paths, ...paths.map((path) => `${path || "index"}.md`), ...ownRoutes];
  const downloads = [...documentNames, "all" as const].map((name) =>
    downloadPath(defaultLocale, name),
  );
  return new Set([...known.map((path) => `/${path}`), ...downloads]);
}

/** Finds the links in a text in Markdown that lead nowhere, and describes each in a sentence. */
export function findLinkProblems(text: string, targets: ReadonlySet<string>): string[] {
  const links = text.matchAll(/(?<!!)\[[^\]]*\]\((\/[^)\s#?]*)/g);
  return [...links].flatMap(([, path = ""]) => {
    if (existsSync(`public${path}`) || targets.has(withoutLocale(path))) return [];
    return [`There is no page ${path}.${didYouMean(path, targets)}`];
  });
}
