import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type * as v from "valibot";
import {
  type PageFrontMatter,
  pageFrontMatter,
  postFrontMatter,
  type SectionFrontMatter,
  sectionFrontMatter,
} from "../../content/front-matter-schemas.ts";
import {
  type FrontMatterSource,
  readFrontMatterSource,
} from "../../content/front-matter-source.ts";
import { normalizeSource } from "../../content/markdown/front-matter.ts";
import { defaultLocale, type Locale, locales } from "../../i18n/locales.ts";
import { answerFrontMatter } from "../../search/answers/answer-front-matter.ts";
import { formatProblem } from "./content-check/problem.ts";

/** A folder with one file for each language of a text. */
export interface ContentKind<Value> {
  readonly folder: string;
  readonly schema: v.GenericSchema<unknown, Value>;
  /** The keys of the front matter that are the same in all languages, and what is compared of each. */
  readonly shared: readonly (readonly [
    path: readonly string[],
    value: (front: Value) => unknown,
  ])[];
}

export const blogPosts: ContentKind<v.InferOutput<typeof postFrontMatter>> = {
  folder: "app/site/content/blog",
  schema: postFrontMatter,
  shared: [
    [["category"], ({ category }) => category],
    [["author"], ({ author }) => author],
    [["date"], ({ date }) => date],
    [["image", "hour"], ({ image }) => image.hour],
    [["featured"], ({ featured }) => featured],
    [["tags"], ({ tags }) => tags.length],
  ],
};

export const writtenAnswers: ContentKind<v.InferOutput<typeof answerFrontMatter>> = {
  folder: "app/site/content/answers",
  schema: answerFrontMatter,
  shared: [[["pages"], ({ pages }) => pages.join(" ")]],
};

export const legalDocuments: ContentKind<PageFrontMatter> = {
  folder: "app/site/content/legal",
  schema: pageFrontMatter,
  shared: [[["updated"], ({ updated }) => updated]],
};

export const guides: ContentKind<PageFrontMatter> = {
  ...legalDocuments,
  folder: "app/site/content/docs",
};

export const guideSections: ContentKind<SectionFrontMatter> = {
  folder: "app/site/content/docs/sections",
  schema: sectionFrontMatter,
  shared: [[["updated"], ({ updated }) => updated]],
};

/** The sources of a folder's Markdown files by their paths. What editors and systems put beside them is left out. */
export function readFolder(directory: string): Map<string, string> {
  // Git keeps no empty folder.
  const names = existsSync(directory) ? readdirSync(directory) : [];
  const files = names
    .filter((name) => name.endsWith(".md") && !/^\.|^readme\./i.test(name))
    .map((name) => join(directory, name));
  return new Map(files.map((file) => [file, normalizeSource(readFileSync(file, "utf8"))]));
}

/** The written answers in a language, without those whose front matter is wrong. */
export function readAnswers(locale: Locale) {
  const { folder, schema } = writtenAnswers;
  return [...readFolder(folder)].flatMap(([file, source]) => {
    const slug = basename(file, `.${locale}.md`);
    const { frontMatter } = readFrontMatterSource(source, locale, schema);
    if (slug === basename(file) || !frontMatter) return [];
    return { ...frontMatter, slug, text: source.split("\n---\n")[1] ?? "" };
  });
}

/** `slug.en.md` */
const fileName = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(\w+)\.md$/;

interface Translation<Value> extends FrontMatterSource<Value> {
  readonly file: string;
  readonly slug: string;
  readonly locale: Locale;
}

/**
 * Finds problems in the files of a folder, each as `file:line: problem`: invalid front matter, missing translations, and
 * translations whose front matter differs.
 */
export function checkTranslated<Value>(
  files: ReadonlyMap<string, string>,
  { schema, shared }: ContentKind<Value>,
): string[] {
  const problems: string[] = [];
  const translations: Translation<Value>[] = [];
  for (const [file, source] of files) {
    const [, slug, language] = fileName.exec(basename(file)) ?? [];
    const locale = locales.find((name) => name === language);
    if (slug && locale) {
      const translation = { file, slug, locale, ...readFrontMatterSource(source, locale, schema) };
      problems.push(
        ...translation.problems.map(({ line, text }) => formatProblem(file, line, text)),
      );
      translations.push(translation);
    } else
      problems.push(
        formatProblem(file, 1, `The name has to be like my-title.${defaultLocale}.md.`),
      );
  }
  const texts = Map.groupBy(translations, ({ slug }) => slug).values();
  return [...problems, ...[...texts].flatMap((text) => checkTranslations(text, shared))];
}

function checkTranslations<Value>(
  [first, ...others]: readonly Translation<Value>[],
  shared: ContentKind<Value>["shared"],
): string[] {
  if (!first) return [];
  const missing = locales
    .filter((locale) => ![first, ...others].some((translation) => translation.locale === locale))
    .map((locale) =>
      formatProblem(first.file, 1, `There is no ${first.slug}.${locale}.md beside it.`),
    );
  const differing = others.flatMap((other) =>
    shared
      .filter(([, value]) => {
        const [mine, theirs] = [first.frontMatter, other.frontMatter];
        return mine && theirs && value(mine) !== value(theirs);
      })
      .map(([path]) => {
        const place = `${basename(first.file)}:${first.lineOf(path)}`;
        const text = `${path.join(".")} differs from ${place}.`;
        return formatProblem(other.file, other.lineOf(path), text);
      }),
  );
  return [...missing, ...differing];
}
