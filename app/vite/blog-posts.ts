import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import type { PostFrontMatter } from "../content/post-front-matter.ts";
import { type PostSource, readPostSource } from "../content/post-source.ts";
import { defaultLocale, type Locale, locales } from "../i18n/locales.ts";

const folder = "app/content/blog";

/** Validates the posts before the build. A post is one file in each language. */
export function blogPosts(): Plugin {
  return {
    name: "blog-posts",
    // Only the server has posts.
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

interface Translation extends PostSource {
  readonly file: string;
  readonly slug: string;
  readonly locale: Locale;
}

/**
 * Finds problems in posts, each as `file:line: problem`: invalid front matter, missing translations, and
 * translations whose front matter differs.
 */
export function checkPosts(files: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  const translations: Translation[] = [];
  for (const [file, source] of files) {
    const [, slug, language] = fileName.exec(basename(file)) ?? [];
    const locale = locales.find((name) => name === language);
    if (slug && locale) {
      const translation = { file, slug, locale, ...readPostSource(source, locale) };
      problems.push(...translation.problems.map(({ line, text }) => `${file}:${line}: ${text}`));
      translations.push(translation);
    } else problems.push(`${file}:1: The name has to be like my-post.${defaultLocale}.md.`);
  }
  const posts = Map.groupBy(translations, ({ slug }) => slug).values();
  return [...problems, ...[...posts].flatMap(checkTranslations)];
}

/** The keys of the front matter that are the same in all languages. */
const shared: readonly [path: readonly string[], value: (post: PostFrontMatter) => unknown][] = [
  [["category"], ({ category }) => category],
  [["author"], ({ author }) => author],
  [["date"], ({ date }) => date],
  [["image", "kind"], ({ image }) => image.kind],
  [["image", "hour"], ({ image }) => image.hour],
  [["featured"], ({ featured }) => featured],
  [["tags"], ({ tags }) => tags.length],
];

function checkTranslations([first, ...others]: readonly Translation[]): string[] {
  if (!first) return [];
  const missing = locales
    .filter((locale) => ![first, ...others].some((translation) => translation.locale === locale))
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
