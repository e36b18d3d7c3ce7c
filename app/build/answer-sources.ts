import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { locales } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { type Section, textOf } from "../search/section.ts";
import { sectionsFile } from "../seo/text/built-files.ts";
import { readAnswers } from "./vite/translated-content.ts";

/*
 * Lists written answers that rest on sections which have changed since the answers were last reviewed. With `--reviewed`,
 * records the sections of the last build as reviewed.
 */

const recordFile = "app/site/content/answers/reviewed.json";
/** By the path of each section that answers rest on, the hash of its text at the last review. */
const reviewed: Partial<Record<string, string>> = JSON.parse(readFileSync(recordFile, "utf8"));

const current: Record<string, string> = {};
const changed: string[] = [];
for (const locale of locales) {
  const answers = readAnswers(locale);
  const sections: Section[] = JSON.parse(readFileSync(sectionsFile(locale), "utf8"));
  for (const [path, parts] of Map.groupBy(sections, (section) => section.path)) {
    const dependents = answers
      .filter(({ pages }) => pages.some((page) => inLocale(locale, page) === path))
      .map(({ slug }) => `${slug}.${locale}.md`);
    if (dependents.length === 0) continue;
    const hash = createHash("sha256").update(parts.map(textOf).join("\n")).digest("hex");
    current[path] = hash.slice(0, 8);
    if (reviewed[path] !== current[path]) changed.push(`${path}: ${dependents.join(", ")}`);
  }
}

if (process.argv.includes("--reviewed")) {
  const entries = Object.entries(current).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
} else {
  const reportFile = "build/text/answers.txt";
  writeFileSync(reportFile, changed.map((line) => `${line}\n`).join(""));
  console.log(
    `${changed.length} sections have changed since answers were compared with them: ${reportFile}`,
  );
}
