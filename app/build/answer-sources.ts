import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { locales } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { type Section, textOf } from "../search/section.ts";
import { sectionsFile } from "../seo/text/built-files.ts";
import { readAnswers } from "./vite/translated-content.ts";

/*
 * Lists the written answers that rest on a section which has changed since somebody last compared them, and the
 * sections on which no answer rests. With `--reviewed`, the sections of the last build are those compared.
 */

const record = "app/site/content/answers/reviewed.json";
/** The sections that answers rest on, by path, each as a hash of its text. */
const reviewed: Partial<Record<string, string>> = JSON.parse(readFileSync(record, "utf8"));

const current: Record<string, string> = {};
const changed: string[] = [];
const unused: string[] = [];
for (const locale of locales) {
  const answers = readAnswers(locale);
  const sections: Section[] = JSON.parse(readFileSync(sectionsFile(locale), "utf8"));
  for (const [path, parts] of Map.groupBy(sections, (section) => section.path)) {
    const resting = answers
      .filter(({ pages }) => pages.some((page) => inLocale(locale, page) === path))
      .map(({ slug }) => `${slug}.${locale}.md`);
    if (resting.length > 0) {
      const hash = createHash("sha256").update(parts.map(textOf).join("\n")).digest("hex");
      current[path] = hash.slice(0, 8);
      if (reviewed[path] !== current[path]) changed.push(`${path}: ${resting.join(", ")}`);
    } else if (parts[0]?.kind !== "blog") unused.push(path);
  }
}

if (process.argv.includes("--reviewed")) {
  const entries = Object.entries(current).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
} else {
  const report = "build/text/answers.txt";
  const lists = ["Changed, with the answers:", ...changed, "", "No answer’s source:", ...unused];
  writeFileSync(report, `${lists.join("\n")}\n`);
  console.log(
    `${changed.length} sections have changed since answers were compared with them, ${unused.length} are no answer’s source: ${report}`,
  );
}
