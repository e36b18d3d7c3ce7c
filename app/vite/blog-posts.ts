import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import type { PostFrontMatter } from "../content/post-front-matter.ts";
import { type PostSource, readPostSource } from "../content/post-source.ts";
import { defaultLocale, type Locale, locales } from "../i18n/locales.ts";

const folder = "app/content/blog";

/** A post is two files and nothing else. Before anything is built, every pair has to be one. */
export function blogPosts(): Plugin {
  return {
    name: "blog-posts",
    // Posts are read on the server alone.
    applyToEnvironment: ({ name }) => name === "ssr",
    buildStart() {
      const problems = checkPosts(readPosts(folder));
      if (problems.length > 0) this.error(problems.join("\n"));
    },
  };
}

/** The sources of a folder's posts by their paths. */
export function readPosts(directory: string): Map<string, string> {
  const files = readdirSync(directory).map((name) => join(directory, name));
  return new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
}

/** `slug.en.md` */
const fileName = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(\w+)\.md$/;

interface Half extends PostSource {
  readonly file: string;
  readonly slug: string;
  readonly locale: Locale;
}

/**
 * What is wrong with posts, each as `file:line: problem`: front matter that is not a post's, a half
 * without its other language, halves that disagree.
 */
export function checkPosts(files: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  const halves: Half[] = [];
  for (const [file, source] of files) {
    const [, slug, language] = fileName.exec(basename(file)) ?? [];
    const locale = locales.find((name) => name === language);
    if (slug && locale) {
      const half = { file, slug, locale, ...readPostSource(source, locale) };
      problems.push(...half.problems.map(({ line, text }) => `${file}:${line}: ${text}`));
      halves.push(half);
    } else problems.push(`${file}:1: The name has to be like my-post.${defaultLocale}.md.`);
  }
  const pairs = Map.groupBy(halves, ({ slug }) => slug).values();
  return [...problems, ...[...pairs].flatMap(checkPair)];
}

/** What both languages of a post say alike, and the key under which they say it. */
const shared: readonly [path: readonly string[], value: (post: PostFrontMatter) => unknown][] = [
  [["category"], ({ category }) => category],
  [["author"], ({ author }) => author],
  [["date"], ({ date }) => date],
  [["image", "kind"], ({ image }) => image.kind],
  [["image", "hour"], ({ image }) => image.hour],
  [["featured"], ({ featured }) => featured],
  [["tags"], ({ tags }) => tags.length],
];

function checkPair([first, ...others]: readonly Half[]): string[] {
  if (!first) return [];
  const missing = locales
    .filter((locale) => ![first, ...others].some((half) => half.locale === locale))
    .map((locale) => `${first.file}:1: There is no ${first.slug}.${locale}.md beside it.`);
  const differing = others.flatMap((other) =>
    shared
      .filter(([, value]) => {
        const [mine, theirs] = [first.frontMatter, other.frontMatter];
        return mine && theirs && value(mine) !== value(theirs);
      })
      .map(([path]) => {
        const place = `${basename(first.file)}:${first.lineOf(path)}`;
        return `${other.file}:${other.lineOf(path)}: ${path.join(".")} differs from ${place}.`;
      }),
  );
  return [...missing, ...differing];
}
