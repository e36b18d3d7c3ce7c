import { mark } from "./mark.ts";

/** What Unicode's CLDR knows of a language. */
interface Language {
  readonly tag: string;
  readonly region: string | undefined;
  readonly script: string;
  readonly direction: "ltr" | "rtl";
  readonly label: string;
  readonly name: string;
  readonly cjk: boolean;
}

/** Faces of systems, and one that may be installed, by script (ISO 15924). */
const faces: Readonly<Record<string, string>> = {
  Hans: '"PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei"',
  Hant: '"PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei"',
  Jpan: '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic", "Meiryo"',
  Kore: '"Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic"',
};

/** Scripts whose lines begin on the right. */
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

/** Letters in which languages of one script alone are written. */
const ownLetters: Readonly<Record<string, string>> = {
  Latn: "",
  Hans: "",
  Hant: "",
  Jpan: "[\\p{Script=Hiragana}\\p{Script=Katakana}]",
  Kore: "\\p{Script=Hangul}",
};

/** Looks a language tag (BCP 47) up. */
export function languageOf(tag: string): Language {
  const { region, script = "Latn", language } = new Intl.Locale(tag).maximize();
  const nameIn = (locale: string) =>
    new Intl.DisplayNames(locale, { type: "language" }).of(tag) ?? tag;
  const label = nameIn(tag);
  return {
    tag,
    region: region && `${language}_${region}`,
    script,
    direction: rightToLeft.has(script) ? "rtl" : "ltr",
    label: label.charAt(0).toLocaleUpperCase(tag) + label.slice(1),
    name: nameIn("en"),
    cjk: script in faces,
  };
}

/** The module `locale.ts` of a language, from the English one. */
export function localeModule(source: string, code: string, language: Language): string {
  const { tag, region, direction, label, cjk } = language;
  const fields = {
    prefix: `"/${code}"`,
    tag: `"${tag}"`,
    listTag: `"${tag}"`,
    hrefLang: `"${tag}"`,
    openGraph: `"${region ?? tag}"`,
    direction: `"${direction}"`,
    label: `"${label}"`,
    compactFrom: cjk ? "10_000" : "100_000",
    cjk: String(cjk),
  };
  return withFields(source, fields);
}

/** The module `language.ts` of a language, from the English one. */
export function languageModule(source: string, { name, cjk, script }: Language): string {
  const own = ownLetters[script] ?? `\\p{Script=${script}}`;
  const kind = script === "Latn" ? "Latin" : cjk && script !== "Kore" ? "Han" : "other";
  return withFields(source, {
    name: `"${name}"`,
    script: `"${kind}"${own && `,\n  ownLetters: /${own}/u`}`,
  });
}

/** The style sheet `fonts.css` of a language with CJK faces. */
export function fontsSheet({ tag, script }: Language): string {
  return `:root:lang(${tag}) {\n  --f-cjk: ${faces[script]};\n}\n`;
}

function withFields(source: string, fields: Readonly<Record<string, string>>): string {
  let result = source;
  for (const [name, value] of Object.entries(fields)) {
    result = result.replace(new RegExp(`^  ${name}: .*,$`, "m"), `  ${name}: ${value},`);
  }
  return `// ${mark}.\n${result}`;
}
