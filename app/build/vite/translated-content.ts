import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import * as v from "valibot";
import {
  answerFrontMatter,
  pageFrontMatter,
  postFrontMatter,
  sectionFrontMatter,
  slug as slugSchema,
} from "../../content/front-matter-schemas.ts";
import {
  MarkdownProblem,
  normalizeSource,
  readFrontMatter,
} from "../../content/markdown/front-matter.ts";
import { markdownValues } from "../../content/markdown/markdown-source.ts";
import { placeholderProblems } from "../../content/placeholders.ts";
import { interpolate } from "../../i18n/format-message.ts";
import { defaultLocale, type Locale, locales } from "../../i18n/locales.ts";

/** A folder with one file for each language of a text. */
export interface ContentKind {
  readonly folder: string;
  readonly schema: v.GenericSchema;
  /** The paths of values in the front matter that are the same in all languages. */
  readonly shared: readonly string[];
}

export const blogPosts = {
  folder: "app/site/content/blog",
  schema: postFrontMatter,
  shared: [
    ...["category", "author", "date", "draft", "redirectFrom", "image.hour", "featured"],
    "tags.length",
  ],
} satisfies ContentKind;

export const writtenAnswers = {
  folder: "app/site/content/answers",
  schema: answerFrontMatter,
  shared: ["pages"],
} satisfies ContentKind;

export const guideSections = {
  folder: "app/site/content/docs/sections",
  schema: sectionFrontMatter,
  shared: ["updated"],
} satisfies ContentKind;

export const contentKinds: readonly ContentKind[] = [
  blogPosts,
  writtenAnswers,
  { folder: "app/site/content/legal", schema: pageFrontMatter, shared: ["updated"] },
  { folder: "app/site/content/docs", schema: pageFrontMatter, shared: ["updated"] },
  guideSections,
];

/** The sources of a folder's Markdown files by path, without READMEs. */
export function readFolder(directory: string): Map<string, string> {
  const files = globSync(`${directory}/*.md`).filter((file) => !/^readme\./i.test(basename(file)));
  return new Map(files.map((file) => [file, normalizeSource(readFileSync(file, "utf8"))]));
}

/** The written answers in a language, without those whose front matter is wrong. */
export function readAnswers(locale: Locale) {
  const { folder, schema } = writtenAnswers;
  return [...readFolder(folder)].flatMap(([file, source]) => {
    const slug = basename(file, `.${locale}.md`);
    const { frontMatter } = readFrontMatterSource(file, source, locale, schema);
    if (slug === basename(file) || !frontMatter) return [];
    return { ...frontMatter, slug, text: source.split("\n---\n")[1] ?? "" };
  });
}

/** Reads the front matter of a file in one language; undefined if there are problems, each as `file:line: problem`. */
function readFrontMatterSource<Value>(
  file: string,
  source: string,
  locale: Locale,
  schema: v.GenericSchema<unknown, Value>,
) {
  const values = markdownValues(locale);
  const problems = source
    .split("\n")
    .flatMap((line, index) =>
      placeholderProblems(line, values).map((text) => `${file}:${index + 1}: ${text}`),
    );
  const unread = { frontMatter: undefined, lineOf: () => 1 };
  if (problems.length > 0) return { ...unread, problems };
  try {
    const { value, lineOf } = readFrontMatter(interpolate(source, values));
    const { success, output, issues = [] } = v.safeParse(schema, value);
    if (success) return { problems, frontMatter: output, lineOf };
    const schemaProblems = issues.map((issue) => {
      const path = v.getDotPath(issue);
      const text = path ? `${path}: ${issue.message}` : issue.message;
      return `${file}:${lineOf(path?.split(".") ?? [])}: ${text}`;
    });
    return { problems: schemaProblems, frontMatter: undefined, lineOf };
  } catch (error) {
    if (!(error instanceof MarkdownProblem)) throw error;
    return { ...unread, problems: [`${file}:${error.line}: ${error.text}`] };
  }
}

/** `slug.en.md` */
const fileName = /^(.+)\.(\w+)\.md$/;

type Translation = ReturnType<typeof readFrontMatterSource<unknown>> & {
  readonly file: string;
  readonly slug: string;
  readonly locale: Locale;
};

/**
 * Finds problems in the files of a folder, each as `file:line: problem`: invalid front matter, missing translations, and
 * translations whose front matter differs.
 */
export function checkTranslated(
  files: ReadonlyMap<string, string>,
  { schema, shared }: ContentKind,
): string[] {
  const problems: string[] = [];
  const translations: Translation[] = [];
  for (const [file, source] of files) {
    const [, name, language] = fileName.exec(basename(file)) ?? [];
    const locale = locales.find((name) => name === language);
    const { success, output: slug } = v.safeParse(slugSchema, name);
    if (success && locale) {
      const result = readFrontMatterSource(file, source, locale, schema);
      problems.push(...result.problems);
      translations.push({ file, slug, locale, ...result });
    } else problems.push(`${file}:1: The name has to be like my-title.${defaultLocale}.md.`);
  }
  const texts = Map.groupBy(translations, ({ slug }) => slug).values();
  return [
    ...problems,
    ...[...texts].flatMap((text) => checkTranslations(text, shared)),
    ...checkRedirects(translations),
  ];
}

/** Finds former slugs that are taken: by a text, or by a redirect to another one. */
function checkRedirects(translations: readonly Translation[]): string[] {
  const owners = new Map(translations.map(({ slug }) => [slug, slug]));
  return translations.flatMap(({ file, slug, frontMatter, lineOf }) => {
    const formerSlugs: readonly string[] = Object(frontMatter).redirectFrom ?? [];
    return formerSlugs.flatMap((formerSlug, at) => {
      const owner = owners.get(formerSlug) ?? slug;
      owners.set(formerSlug, owner);
      if (owner === slug && formerSlug !== slug) return [];
      const line = lineOf(["redirectFrom", String(at)]);
      return `${file}:${line}: redirectFrom: ${formerSlug} leads to ${owner} already.`;
    });
  });
}

function checkTranslations(
  [first, ...others]: readonly Translation[],
  shared: readonly string[],
): string[] {
  if (!first) return [];
  const missing = locales
    .filter((locale) => ![first, ...others].some((translation) => translation.locale === locale))
    .map((locale) => `${first.file}:1: There is no ${first.slug}.${locale}.md beside it.`);
  const differing = others.flatMap((other) => {
    if (!first.frontMatter || !other.frontMatter) return [];
    return shared
      .filter((path) => valueAt(first.frontMatter, path) !== valueAt(other.frontMatter, path))
      .map((key) => {
        const path = key.split(".");
        const place = `${basename(first.file)}:${first.lineOf(path)}`;
        return `${other.file}:${other.lineOf(path)}: ${key} differs from ${place}.`;
      });
  });
  return [...missing, ...differing];
}

/** The value at a path, as JSON, for comparisons. */
function valueAt(front: unknown, path: string): string {
  return JSON.stringify(path.split(".").reduce<unknown>((value, key) => Object(value)[key], front));
}
