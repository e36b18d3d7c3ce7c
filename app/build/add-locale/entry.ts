import { defaultLocale } from "../../i18n/locales.ts";
import { locale as english } from "../../site/locales/en/locale.ts";
import type { LocaleData } from "../../site/locales/locale.ts";
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

/** The module `locale.ts` of a language, with what is as in English. */
export function localeModule(code: string, { tag, region, ...language }: Language): string {
  const { direction, label, cjk } = language;
  const data: LocaleData = {
    ...english,
    prefix: `/${code}`,
    tag,
    listTag: tag,
    hrefLang: tag,
    openGraph: region ?? tag,
    direction,
    label,
    compactFrom: cjk ? 10_000 : 100_000,
    cjk,
  };
  return `// ${mark}.
import type { LocaleData } from "../locale.ts";

export const locale = ${JSON.stringify(data)} satisfies LocaleData;
`;
}

/** The module `language.ts` of a language, with what is as in English. */
export function languageModule({ name, cjk, script }: Language): string {
  const own = ownLetters[script] ?? `\\p{Script=${script}}`;
  const kind = script === "Latn" ? "Latin" : cjk && script !== "Kore" ? "Han" : "other";
  return `// ${mark}.
import { language as english } from "../${defaultLocale}/language.ts";
import type { Language } from "../language.ts";

export const language: Language = {
  ...english,
  name: "${name}",
  script: "${kind}",${own && `\n  ownLetters: /${own}/u,`}
};
`;
}

/** The style sheet `fonts.css` of a language with CJK faces. */
export function fontsSheet({ tag, script }: Language): string {
  return `:root:lang(${tag}) {\n  --f-cjk: ${faces[script]};\n}\n`;
}
