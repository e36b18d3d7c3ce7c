import { globSync, readFileSync } from "node:fs";
import { defaultLocale, isLocale, locales } from "../i18n/locales.ts";
import { textsIn } from "./add-locale/literals.ts";
import { mark, marksIn } from "./add-locale/mark.ts";

/*
 * `npm run translations -- ja`: lists the files with texts that are still to be translated, and how many there are. Whoever
 * has translated a file, or a text in app/site.ts, takes its mark away.
 */

const [code = ""] = process.argv.slice(2);
if (!isLocale(code) || code === defaultLocale) {
  const codes = locales.filter((locale) => locale !== defaultLocale);
  console.error(`Usage: npm run translations -- ${codes.join(" | ")}`);
  process.exit(1);
}

/** What people who have a language would miss most comes first. */
const files = [
  `app/care/phrases/${code}/*.ts`,
  `app/locales/${code}/*.ts`,
  "app/site.ts",
  `app/api-reference/*.${code}.yaml`,
  `app/content/**/*.${code}.md`,
].flatMap((pattern) => globSync(pattern).sort());

const left = files.flatMap((file) => {
  const source = readFileSync(file, "utf8");
  return marksIn(source) > 0 ? `${file}: ${amount(file, source)}` : [];
});
console.log([...left, `${left.length} of ${files.length} files are to be translated.`].join("\n"));

function amount(file: string, source: string): string {
  if (file === "app/site.ts") return `${marksIn(source)} texts`;
  if (source.includes("export * from")) return "patterns, in English alone";
  if (file.endsWith(".ts")) return `${textsIn(source).length} texts`;
  const words = source.replace(mark, "").match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.length} words`;
}
