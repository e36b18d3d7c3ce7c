import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { defaultLocale, locales } from "#app/i18n/locales.ts";
import { accent } from "#app/tasks/add-locale/accent.ts";
import { addTexts, collect } from "#app/tasks/add-locale/collect.ts";
import { languageModule, languageOf, localeModule } from "#app/tasks/add-locale/entry.ts";
import { replaceTexts, textsIn } from "#app/tasks/add-locale/literals.ts";
import { translatedMarkdown } from "#app/tasks/add-locale/markdown.ts";
import { translatedModule } from "#app/tasks/add-locale/modules.ts";
import { translatedOverlay } from "#app/tasks/add-locale/overlay.ts";

const upper = (text: string) => text.toUpperCase();

it("a translated module is marked and satisfies the English one", () => {
  const english = '/** All English copy. */\nexport const about = {\n  title: "About",\n};\n';
  expect(translatedModule(english, "about.ts")).toBe(`// To be translated.
import type { Copy } from "../copy.ts";
import type { about as english } from "../en/about.ts";

export const about = {
  title: "About",
} satisfies Copy<typeof english>;
`);
});

it("the texts of a module are its strings without keys, paths, addresses and comments", () => {
  const source = `import { a } from "./a.ts"; // "no"
const b = { "c-d": { e: "One \\"two\\"" }, f: free ? "three" : \`four\`, h: "/docs", i: "{{brand}}" };`;
  expect(textsIn(source)).toEqual(['One \\"two\\"', "three", "four"]);
  expect(replaceTexts(source, upper)).toContain('e: "ONE \\"TWO\\"" }, f: free ? "THREE"');
});

it("a module that collects something for each language collects it for a new one", () => {
  const source = `import { mail as en } from "./en/mail.ts";
import { mail as zh } from "./zh/mail.ts";
export const mail = { en, zh };
export const load = {
  en: () => import("./en/dial.ts"),
};
export const loadBoth = {
  en: () => Promise.all([import("./en/a.ts"), import("./en/b.ts")]),
};
`;
  expect(collect(source, "ja")).toBe(`import { mail as en } from "./en/mail.ts";
import { mail as ja } from "./ja/mail.ts";
import { mail as zh } from "./zh/mail.ts";
export const mail = { en, zh, ja };
export const load = {
  en: () => import("./en/dial.ts"),
  ja: () => import("./ja/dial.ts"),
};
export const loadBoth = {
  en: () => Promise.all([import("./en/a.ts"), import("./en/b.ts")]),
  ja: () => Promise.all([import("./ja/a.ts"), import("./ja/b.ts")]),
};
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
  expect(counts.filter(({ modules }) => modules > 0).length).toBeGreaterThan(10);
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
  const locale =
    'export const locale = {\n  prefix: "",\n  openGraph: "en_US",\n  direction: "ltr",\n  label: "English",\n  cjk: false,\n};\n';
  expect(localeModule(locale, "ja", languageOf("ja"))).toContain(
    'prefix: "/ja",\n  openGraph: "ja_JP",\n  direction: "ltr",\n  label: "日本語",\n  cjk: true,\n',
  );
  expect(localeModule(locale, "pt", languageOf("pt-BR"))).toContain(
    'prefix: "/pt",\n  openGraph: "pt_BR",\n  direction: "ltr",\n  label: "Português (Brasil)",\n  cjk: false,\n',
  );
  expect(localeModule(locale, "ar", languageOf("ar"))).toContain('direction: "rtl",\n');
  const language = 'export const language = {\n  name: "English",\n  script: "Latin",\n};\n';
  expect(languageModule(language, languageOf("ja"))).toContain(
    'name: "Japanese",\n  script: "Han",\n  ownLetters: /[\\p{Script=Hiragana}\\p{Script=Katakana}]/u,\n',
  );
  expect(languageModule(language, languageOf("ru"))).toContain(
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
