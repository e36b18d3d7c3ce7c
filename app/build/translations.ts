import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { defaultLocale, isLocale, type Locale, locales } from "../i18n/locales.ts";
import { findExpectedTexts, textsOf } from "./vite/content-check/copy.ts";

/*
 * `npm run translations -- pt` lists the texts of a language that are missing, equal to the English text, or older than the
 * last change of the English text, by Git's history.
 */

const [code = ""] = process.argv.slice(2);
if (!isLocale(code) || code === defaultLocale) {
  const codes = locales.filter((locale) => locale !== defaultLocale);
  console.error(`Usage: npm run translations -- ${codes.join(" | ")}`);
  process.exit(1);
}

const content = "app/site/content";
const mtimes = readFileTimes(content);
const originals = [
  ...globSync(`app/site/locales/${defaultLocale}/*.json`).sort(),
  ...globSync(`${content}/**/*.${defaultLocale}.md`).sort(),
];
const problems = originals.flatMap((original) => {
  const file = original
    .replace(`/${defaultLocale}/`, `/${code}/`)
    .replace(`.${defaultLocale}.md`, `.${code}.md`);
  if (!existsSync(file)) return `${file}: missing`;
  const compare = file.endsWith(".json") ? compareCopy : compareMarkdown;
  return compare(original, file, code).map((problem) => `${file}: ${problem}`);
});
console.log([...problems, `${problems.length} lines to look at.`].join("\n"));

function compareMarkdown(original: string, file: string): string[] {
  if (readFileSync(file, "utf8") === readFileSync(original, "utf8")) return ["as in English"];
  return isOlder(mtimes.get(file), mtimes.get(original)) ? ["older than the English text"] : [];
}

function compareCopy(original: string, file: string, locale: Locale): string[] {
  const [originalTimes, times] = [readLineTimes(original), readLineTimes(file)];
  const texts = textsOf(readFileSync(file, "utf8"));
  const expected = [...findExpectedTexts(textsOf(readFileSync(original, "utf8")), locale)];
  const stateOf = ([key, { text, line }]: (typeof expected)[number]) => {
    const translation = texts.get(key);
    if (!translation) return "missing";
    // Figures and names are the same in all languages.
    if (translation.text === text && /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, "")))
      return "as in English";
    return isOlder(times[translation.line - 1], originalTimes[line - 1])
      ? "older than the English text"
      : "";
  };
  const byState = Map.groupBy(expected, stateOf);
  byState.delete("");
  return [...byState].map(
    ([state, entries]) => `${state}: ${entries.map(([key]) => key).join(", ")}`,
  );
}

/** Whether a change is older than another one. A text without a commit has just been written. */
function isOlder(time = Number.POSITIVE_INFINITY, other = 0): boolean {
  return time < other;
}

/** When each line of a file was last changed, in seconds since 1970. */
function readLineTimes(file: string): number[] {
  const times = runGit("blame", "--line-porcelain", file).matchAll(/^committer-time (\d+)$/gm);
  return Array.from(times, ([, time]) => Number(time));
}

/** When each file of a folder was last changed, in seconds since 1970. */
function readFileTimes(folder: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  let time = 0;
  for (const line of runGit("log", "--format=%ct", "--name-only", "--", folder).split("\n")) {
    if (/^\d+$/.test(line)) time = Number(line);
    else if (line && !times.has(line)) times.set(line, time);
  }
  return times;
}

/** The output of a Git command; empty outside of a repository and for untracked files. */
function runGit(...args: string[]): string {
  try {
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", args, { encoding: "utf8", stdio, maxBuffer: 2 ** 27 });
  } catch {
    return "";
  }
}
