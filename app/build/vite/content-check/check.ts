import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { isDate } from "../../../content/iso-date.ts";
import { normalizeSource } from "../../../content/markdown/front-matter.ts";
import { defaultLocale, locales, otherLocales } from "../../../i18n/locales.ts";
import {
  type ContentKind,
  checkTranslated,
  contentKinds,
  readFolder,
} from "../translated-content.ts";
import { type CopyFile, checkCopy } from "./copy.ts";
import { linkTargets } from "./links.ts";
import { checkMarkdown } from "./markdown.ts";

/** Modules with dates. */
const dated = ["app/site/jobs.ts", "app/site/accessibility.ts"];

/**
 * Checks what people write: a build stops at problems, and in development they show over the page. After each change in
 * app/site, the process starts anew (`dev` in build/run.ts).
 */
export function contentCheck(): Plugin {
  return {
    name: "content-check",
    enforce: "pre",
    configResolved({ configFileDependencies: files }) {
      // A Vite that starts anew in our server loses its websocket.
      files.length = 0;
    },
    buildStart() {
      // The browser's part is built first.
      if (this.environment.mode !== "build" || this.environment.name !== "client") return;
      const problems = contentProblems();
      if (problems.length > 0) this.error(problems.join("\n"));
    },
    configureServer({ config, environments }) {
      const message = contentProblems().join("\n");
      if (message === "") return;
      config.logger.error(message, { timestamp: true });
      const err = { message, stack: "", plugin: "content-check" };
      environments.client.hot.on("vite:client:connect", (_, client) => {
        client.send({ type: "error", err });
      });
    },
  };
}

/** Finds the problems in what people write for the site, each as `file:line: problem`. */
function contentProblems(): string[] {
  const dates = dated.flatMap((file) => checkDates(file, read(file)));
  // Nothing can be checked without them: they are values of placeholders.
  if (dates.length > 0) return dates;
  const targets = linkTargets();
  return [
    ...contentKinds.flatMap((kind) => markdownProblems(kind, targets)),
    ...copyFiles().flatMap((files) => checkCopy(files, targets)),
  ];
}

function markdownProblems(kind: ContentKind, targets: ReadonlySet<string>): string[] {
  const files = readFolder(kind.folder);
  const problems = checkTranslated(files, kind);
  for (const [file, source] of files) {
    const locale = locales.find((locale) => file.endsWith(`.${locale}.md`));
    // What is wrong with its front matter comes first.
    if (!locale || problems.some((problem) => problem.startsWith(`${file}:`))) continue;
    problems.push(...checkMarkdown({ file, source, locale }, targets));
  }
  return problems;
}

/** The files of copy in each language, that of the default locale first. */
function copyFiles(): CopyFile[][] {
  const byDefaultFirst = [defaultLocale, ...otherLocales(defaultLocale)];
  return globSync(`app/site/locales/${defaultLocale}/*.json`).map((original) =>
    byDefaultFirst.map((locale) => {
      const file = `app/site/locales/${locale}/${basename(original)}`;
      return { locale, file, source: existsSync(file) ? read(file) : "{}" };
    }),
  );
}

function read(file: string): string {
  return normalizeSource(readFileSync(file, "utf8"));
}

/** The dates that stand in TypeScript. */
const dates = /\b(posted|openUntil|reviewed): "([^"]*)"/g;

/** Finds dates that don't exist in a module, and jobs that close before they are posted. */
export function checkDates(file: string, source: string): string[] {
  let posted = "";
  return [...source.matchAll(dates)].flatMap(({ 1: name, 2: date = "", index }) => {
    const line = source.slice(0, index).split("\n").length;
    if (!isDate(date))
      return `${file}:${line}: ${name}: "${date}" is not an existing date, which is written as in 2026-03-12.`;
    if (name === "posted") posted = date;
    if (name !== "openUntil" || date >= posted) return [];
    return `${file}:${line}: openUntil: ${date} is before the job is posted, on ${posted}.`;
  });
}
