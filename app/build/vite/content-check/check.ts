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
import { findLinkTargets } from "./links.ts";
import { checkMarkdown } from "./markdown.ts";

/** Modules with dates to check. */
const datedModules = ["app/site/jobs.ts", "app/site/accessibility.ts"];

/**
 * Checks the texts that people write. Problems stop a build, and in development they show over the page. A change in
 * app/site restarts the process (`dev` in build/run.ts).
 */
export function contentCheck(): Plugin {
  return {
    name: "content-check",
    enforce: "pre",
    configResolved({ configFileDependencies: files }) {
      // If Vite restarted inside of our server, it would lose its WebSocket.
      files.length = 0;
    },
    buildStart() {
      // Once is enough, and the client is built first.
      if (this.environment.mode !== "build" || this.environment.name !== "client") return;
      const problems = findContentProblems();
      if (problems.length > 0) this.error(problems.join("\n"));
    },
    configureServer({ config, environments }) {
      const message = findContentProblems().join("\n");
      if (message === "") return;
      config.logger.error(message, { timestamp: true });
      const err = { message, stack: "", plugin: "content-check" };
      environments.client.hot.on("vite:client:connect", (_, client) => {
        client.send({ type: "error", err });
      });
    },
  };
}

/** Finds the problems in the texts of the site, each as `file:line: problem`. */
function findContentProblems(): string[] {
  const dateProblems = datedModules.flatMap((file) => checkDates(file, readSource(file)));
  // Dates are values of placeholders, without which texts can't be checked.
  if (dateProblems.length > 0) return dateProblems;
  const targets = findLinkTargets();
  return [
    ...contentKinds.flatMap((kind) => findMarkdownProblems(kind, targets)),
    ...readCopyFiles().flatMap((files) => checkCopy(files, targets)),
  ];
}

function findMarkdownProblems(kind: ContentKind, targets: ReadonlySet<string>): string[] {
  const files = readFolder(kind.folder);
  const problems = checkTranslated(files, kind);
  for (const [file, source] of files) {
    const locale = locales.find((locale) => file.endsWith(`.${locale}.md`));
    // Problems of the front matter have to be solved first.
    if (!locale || problems.some((problem) => problem.startsWith(`${file}:`))) continue;
    problems.push(...checkMarkdown({ file, source, locale }, targets));
  }
  return problems;
}

/** The files of each page's copy, that of the default locale first. */
function readCopyFiles(): CopyFile[][] {
  const orderedLocales = [defaultLocale, ...otherLocales(defaultLocale)];
  return globSync(`app/site/locales/${defaultLocale}/*.json`).map((original) =>
    orderedLocales.map((locale) => {
      const file = `app/site/locales/${locale}/${basename(original)}`;
      return { locale, file, source: existsSync(file) ? readSource(file) : "{}" };
    }),
  );
}

function readSource(file: string): string {
  return normalizeSource(readFileSync(file, "utf8"));
}

/** Dates as they are written in TypeScript. */
const datePattern = /\b(posted|openUntil|reviewed): "([^"]*)"/g;

/** Finds dates that don't exist in a module, and jobs that close before they are posted. */
export function checkDates(file: string, source: string): string[] {
  let posted = "";
  return [...source.matchAll(datePattern)].flatMap(({ 1: name, 2: date = "", index }) => {
    const line = source.slice(0, index).split("\n").length;
    if (!isDate(date))
      return `${file}:${line}: ${name}: "${date}" is not an existing date, which is written as in 2026-03-12.`;
    if (name === "posted") posted = date;
    if (name !== "openUntil" || date >= posted) return [];
    return `${file}:${line}: openUntil: ${date} is before the job is posted, on ${posted}.`;
  });
}
