import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { defaultLocale, isLocale, type Locale, locales } from "../i18n/locales.ts";
import { expectedTexts, textsOf } from "./vite/content-check/copy.ts";

/*
 * `npm run translations -- pt`: lists what of a language is missing, is as in English, or is older than the last change of
 * its English text, by Git's history.
 */

const [code = ""] = process.argv.slice(2);
if (!isLocale(code) || code === defaultLocale) {
  const codes = locales.filter((locale) => locale !== defaultLocale);
  console.error(`Usage: npm run translations -- ${codes.join(" | ")}`);
  process.exit(1);
}

const content = "app/site/content";
const changes = fileChanges(content);
const originals = [
  ...globSync(`app/site/locales/${defaultLocale}/*.json`).sort(),
  ...globSync(`${content}/**/*.${defaultLocale}.md`).sort(),
];
const left = originals.flatMap((original) => {
  const file = original
    .replace(`/${defaultLocale}/`, `/${code}/`)
    .replace(`.${defaultLocale}.md`, `.${code}.md`);
  if (!existsSync(file)) return `${file}: missing`;
  const compare = file.endsWith(".json") ? compareCopy : compareMarkdown;
  return compare(original, file, code).map((problem) => `${file}: ${problem}`);
});
console.log([...left, `${left.length} lines to look at.`].join("\n"));

function compareMarkdown(original: string, file: string): string[] {
  if (readFileSync(file, "utf8") === readFileSync(original, "utf8")) return ["as in English"];
  return isOlder(changes.get(file), changes.get(original)) ? ["older than the English text"] : [];
}

function compareCopy(original: string, file: string, locale: Locale): string[] {
  const [changed, translated] = [lineChanges(original), lineChanges(file)];
  const texts = textsOf(readFileSync(file, "utf8"));
  const expected = [...expectedTexts(textsOf(readFileSync(original, "utf8")), locale)];
  const stateOf = ([key, { text, line }]: (typeof expected)[number]) => {
    const own = texts.get(key);
    if (!own) return "missing";
    // A figure or a name is the same in all languages.
    if (own.text === text && /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, "")))
      return "as in English";
    return isOlder(translated[own.line - 1], changed[line - 1])
      ? "older than the English text"
      : "";
  };
  const byState = Map.groupBy(expected, stateOf);
  byState.delete("");
  return [...byState].map(
    ([state, entries]) => `${state}: ${entries.map(([key]) => key).join(", ")}`,
  );
}

/** What Git does not know yet has just been written. */
function isOlder(time = Number.POSITIVE_INFINITY, other = 0): boolean {
  return time < other;
}

/** When each line of a file was last changed, in seconds since 1970. */
function lineChanges(file: string): number[] {
  const times = git("blame", "--line-porcelain", file).matchAll(/^committer-time (\d+)$/gm);
  return Array.from(times, ([, time]) => Number(time));
}

/** When each file of a folder was last changed, in seconds since 1970. */
function fileChanges(folder: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let time = 0;
  for (const line of git("log", "--format=%ct", "--name-only", "--", folder).split("\n")) {
    if (/^\d+$/.test(line)) time = Number(line);
    else if (line && !found.has(line)) found.set(line, time);
  }
  return found;
}

/** What Git says; nothing outside of a repository, or of a file that it does not know. */
function git(...args: string[]): string {
  try {
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", args, { encoding: "utf8", stdio, maxBuffer: 2 ** 27 });
  } catch {
    return "";
  }
}
