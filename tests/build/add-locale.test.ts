import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { accent } from "#app/build/add-locale/accent.ts";
import { addTexts, collect } from "#app/build/add-locale/collect.ts";
import { translatedCopy, untranslated } from "#app/build/add-locale/copy.ts";
import { languageModule, languageOf, localeModule } from "#app/build/add-locale/entry.ts";
import { translatedMarkdown } from "#app/build/add-locale/markdown.ts";
import { translatedOverlay } from "#app/build/add-locale/overlay.ts";
import { defaultLocale, locales } from "#app/i18n/locales.ts";

const upper = (text: string) => text.toUpperCase();

it("copy in a new language is English with the plural forms of the language", () => {
  const english = JSON.stringify({
    a: { found_one: "{{count}} hit", found_other: "{{count}} hits" },
    b: ["c"],
  });
  expect(JSON.parse(translatedCopy(english, "ru", upper))).toEqual({
    a: {
      found_few: "{{COUNT}} HITS",
      found_many: "{{COUNT}} HITS",
      found_one: "{{COUNT}} HIT",
      found_other: "{{COUNT}} HITS",
    },
    b: ["C"],
  });
  expect(Object.keys(JSON.parse(translatedCopy(english, "ja", upper)).a)).toEqual(["found_other"]);
});

it("what is left to translate are the texts that are as in English and have words", () => {
  const english = { a: "Same", b: ["One", "{{uptime}}", "Two"], c: { d_other: "Three" } };
  const translated = { a: "Same", b: ["Eins", "{{uptime}}", "Two"], c: {} };
  expect(untranslated(translated, english)).toEqual(["a", "b.2"]);
});

it("a module that collects something for each language collects it for a new one", () => {
  const source = `import { mail as en } from "./en/mail.ts";
import { mail as zh } from "./zh/mail.ts";
export const mail = { en, zh };
`;
  expect(collect(source, "ja")).toBe(`import { mail as en } from "./en/mail.ts";
import { mail as ja } from "./ja/mail.ts";
import { mail as zh } from "./zh/mail.ts";
export const mail = { en, zh, ja };
`);
  expect(collect("const shown = { en, zh };\n", "ja")).toBe("const shown = { en, zh };\n");
});

it("every module that names a module of each language names that of a new one", () => {
  const modulesOf = (locale: string, source: string) =>
    source.match(new RegExp(`/${locale}/[\\w-]+\\.ts"`, "g"))?.length ?? 0;
  const [other = ""] = locales.filter((locale) => locale !== defaultLocale);
  const counts = globSync("app/**/*.{ts,tsx}").map((file) => {
    const source = readFileSync(file, "utf8");
    return {
      file,
      modules: modulesOf(other, source),
      added: modulesOf("xx", collect(source, "xx")),
    };
  });
  expect(counts.filter(({ modules }) => modules > 0).length).toBeGreaterThan(5);
  expect(counts.filter(({ modules, added }) => modules !== added)).toEqual([]);
});

it("an object with a text in each language gets one in a new language, marked", () => {
  expect(addTexts('{ name: { en: "A", zh: "B" }, to: 1 }', "ja", upper)).toBe(
    '{ name: { en: "A", zh: "B", /* To be translated. */ ja: "A" }, to: 1 }',
  );
});

it("front matter keeps what is no text, and a body its code", () => {
  const source = "---\ntitle: a\nauthor: b\nasked:\n  - c\npages:\n  - d\n---\nE\n```\nf\n```\n";
  expect(translatedMarkdown(source, upper)).toBe(
    "---\n# To be translated.\ntitle: A\nauthor: b\nasked:\n  - C\npages:\n  - d\n---\nE\n```\nf\n```\n",
  );
});

it("an overlay has the document's words where another overlay has its own", () => {
  const overlay = `# Chinese.
overlay: 1.0.0
info:
  title: Chinese texts
actions:
  - target: $.info
    update:
      summary: 摘要
      termsOfService: /zh/terms
`;
  const openApi = "info:\n  summary: a\n  termsOfService: /terms\n";
  const translated = translatedOverlay(openApi, overlay, { edit: upper, prefix: "/ja" });
  expect(translated).toMatch(/^# To be translated\.\noverlay: 1\.0\.0/);
  expect(translated).toContain("summary: A\n      termsOfService: /ja/terms\n");
});

it("a language's entry has what Unicode knows of it", () => {
  expect(localeModule("ja", languageOf("ja"))).toMatch(
    /"prefix":"\/ja",.*"openGraph":"ja_JP","direction":"ltr","label":"日本語",.*"cjk":true/,
  );
  expect(localeModule("pt", languageOf("pt-BR"))).toMatch(
    /"prefix":"\/pt",.*"openGraph":"pt_BR","direction":"ltr","label":"Português \(Brasil\)",.*"cjk":false/,
  );
  expect(localeModule("ar", languageOf("ar"))).toContain('"direction":"rtl"');
  expect(languageModule(languageOf("ja"))).toContain(
    'name: "Japanese",\n  script: "Han",\n  ownLetters: /[\\p{Script=Hiragana}\\p{Script=Katakana}]/u,\n',
  );
  expect(languageModule(languageOf("ru"))).toContain(
    'name: "Russian",\n  script: "other",\n  ownLetters: /\\p{Script=Cyrl}/u,\n',
  );
});

it("accents leave placeholders, addresses, code and heading IDs alone, and make a text longer", () => {
  expect(accent("See [the docs](/docs#a) of {{brand}} at `npm ci` {#id}.")).toBe(
    "Séééé [théé dóóçs](/docs#a) óóf {{brand}} áát `npm ci` {#id}.",
  );
  const text = "Answers that stand up to a closer look, with a source for each of them.";
  expect(accent(text).length / text.length).toBeGreaterThan(1.25);
});
