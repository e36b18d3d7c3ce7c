import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { parseArgs } from "node:util";
import { defaultLocale, isLocale } from "../i18n/locales.ts";
import { accent } from "./add-locale/accent.ts";
import { addTexts, collect } from "./add-locale/collect.ts";
import { translatedCopy } from "./add-locale/copy.ts";
import { fontsSheet, languageModule, languageOf, localeModule } from "./add-locale/entry.ts";
import { mark } from "./add-locale/mark.ts";
import { translatedMarkdown } from "./add-locale/markdown.ts";
import { translatedOverlay } from "./add-locale/overlay.ts";

/*
 * `npm run add-locale -- ja`, or `-- pt pt-BR` with a language tag of its own: makes everything that a language needs, in
 * English and marked. `--accent` puts accents on it and makes it longer, for tests. See docs/adding-a-language.md.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accent: { type: "boolean", default: false } },
});
const [code = "", tag = code] = positionals;
if (!/^[a-z]{2,3}$/.test(code) || isLocale(code)) {
  console.error(
    "Usage: npm run add-locale -- ja [ja-JP], with the code of a language that the site does not have yet.",
  );
  process.exit(1);
}

const language = languageOf(tag);
const edit = values.accent ? accent : (text: string) => text;
const written: string[] = [];

function write(file: string, source: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  written.push(file);
}

function change(file: string, by: (source: string) => string): void {
  const source = readFileSync(file, "utf8");
  const result = by(source);
  if (result !== source) write(file, result);
}

/** A module of patterns, for which those of the default language stand in. */
function english(name: string): string {
  return `// ${mark}: until then, the English ones stand in.\nexport * from "../${defaultLocale}/${name}.ts";\n`;
}

const folder = `app/site/locales/${code}`;
for (const file of globSync(`app/site/locales/${defaultLocale}/*.json`)) {
  write(`${folder}/${basename(file)}`, translatedCopy(readFileSync(file, "utf8"), tag, edit));
}
write(`${folder}/index.ts`, readFileSync(`app/site/locales/${defaultLocale}/index.ts`, "utf8"));
write(`${folder}/locale.ts`, localeModule(code, language));
write(`${folder}/language.ts`, languageModule(language));
write(`${folder}/questions.ts`, english("questions"));
if (language.cjk) {
  write(`${folder}/fonts.css`, fontsSheet(language));
  change("app/site/locales/fonts.css", (source) => `${source}@import "./${code}/fonts.css";\n`);
}
for (const name of ["crisis", "medical"]) {
  write(`app/search/care/phrases/${code}/${name}.ts`, english(name));
}
for (const file of globSync(`app/site/content/**/*.${defaultLocale}.md`)) {
  const translated = file.replace(/\w+\.md$/, `${code}.md`);
  write(translated, translatedMarkdown(readFileSync(file, "utf8"), edit));
}
const api = "app/site/api";
const [overlay = ""] = globSync(`${api}/overlay.*.yaml`);
write(
  `${api}/overlay.${code}.yaml`,
  translatedOverlay(readFileSync(`${api}/openapi.yaml`, "utf8"), readFileSync(overlay, "utf8"), {
    edit,
    prefix: `/${code}`,
  }),
);
for (const file of globSync("app/**/*.{ts,tsx}")) change(file, (source) => collect(source, code));
change("app/site/site.ts", (source) => addTexts(source, code, edit));

const formatted = written.filter((file) => !/\.(md|yaml)$/.test(file));
const biome = "node_modules/@biomejs/biome/bin/biome";
execFileSync(process.execPath, [biome, "check", "--write", "--log-level=error", ...formatted], {
  stdio: ["ignore", "ignore", "inherit"],
});
console.log(
  `Wrote ${written.length} files in English for ${language.name} (${language.label}). \`npm run typecheck\` names what is missing, \`npm run translations -- ${code}\` what is to be translated.`,
);
if (language.direction === "rtl") {
  console.log(
    "Pages are mirrored; arrows, figures, documents and Open Graph images are not: see docs/adding-a-language.md.",
  );
}
