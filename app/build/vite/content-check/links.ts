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

/** What has a route of its own in routes.ts. */
const others = ["search", "llms.txt", "llms-full.txt", "sitemap.xml", feedFile, openapiFile];

/** The paths that texts may link to, without the prefix of a locale, as the files are now. */
export function linkTargets(): ReadonlySet<string> {
  const items = (page: keyof typeof itemPages, slugs: readonly string[]) =>
    slugs.map((slug) => itemPages[page].replace(":slug", slug));
  // A draft has no page once the site is built.
  const posts = [...readFolder(blogPosts.folder)]
    .filter(([, source]) => !/^draft: true$/m.test(source.split("\n---\n", 1)[0] ?? ""))
    .map(([file]) => basename(file).replace(/\..*/, ""));
  const jobSlugs = jobs.map(({ slug }) => slug);
  const paths = [
    ...Object.values(pagePaths),
    ...items("post", posts),
    ...items("author", Object.keys(team)),
    ...items("job", jobSlugs),
  ];
  const known = [...paths, ...paths.map((path) => `${path || "index"}.md`), ...others];
  const downloads = [...documentNames, "all" as const].map((name) =>
    downloadPath(defaultLocale, name),
  );
  return new Set([...known.map((path) => `/${path}`), ...downloads]);
}

/** What is wrong with the links of a text in Markdown. */
export function linkProblems(text: string, targets: ReadonlySet<string>): string[] {
  const links = text.matchAll(/(?<!!)\[[^\]]*\]\((\/[^)\s#?]*)/g);
  return [...links].flatMap(([, path = ""]) => {
    if (existsSync(`public${path}`) || targets.has(withoutLocale(path))) return [];
    return [`There is no page ${path}.${didYouMean(path, targets)}`];
  });
}
