import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { defaultLocale, isLocale, locales } from "../i18n/locales.ts";
import { untranslated } from "./add-locale/copy.ts";
import { marksIn } from "./add-locale/mark.ts";

/*
 * `npm run translations -- ja`: lists the texts of copy that are as in English, and the other files that are marked as still to
 * be translated. Whoever has translated one of these, or a text in app/site/site.ts, takes its mark away.
 */

const [code = ""] = process.argv.slice(2);
if (!isLocale(code) || code === defaultLocale) {
  const codes = locales.filter((locale) => locale !== defaultLocale);
  console.error(`Usage: npm run translations -- ${codes.join(" | ")}`);
  process.exit(1);
}

/** What people who have a language would miss most comes first. */
const files = [
  `app/search/care/phrases/${code}/*.ts`,
  `app/site/locales/${code}/*`,
  "app/site/site.ts",
  `app/site/api/*.${code}.yaml`,
  `app/site/content/**/*.${code}.md`,
].flatMap((pattern) => globSync(pattern).sort());

const left = files.flatMap((file) => {
  const said = file.endsWith(".json") ? sameTexts(file) : marked(readFileSync(file, "utf8"));
  return said ? `${file}: ${said}` : [];
});
console.log([...left, `${left.length} of ${files.length} files are to be looked at.`].join("\n"));

function sameTexts(file: string): string {
  const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
  const same = untranslated(
    read(file),
    read(`app/site/locales/${defaultLocale}/${basename(file)}`),
  );
  return same.length > 0 ? `as in English are ${same.join(", ")}` : "";
}

function marked(source: string): string {
  const marks = marksIn(source);
  if (marks === 0) return "";
  if (source.includes("export * from")) return "patterns, in English alone";
  return marks > 1 ? `${marks} texts` : "all of it";
}
