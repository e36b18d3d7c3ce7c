import { type Locale, localeTable } from "../../../i18n/locales.ts";
import { site } from "../../../site/site.ts";

const han = "\\p{Script=Han}";
const fullWidth = "[，。：；？！、（）《》「」]";

/** Faults of Chinese typography, with the patterns of texts that have them. */
export const chineseFaults: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    "half-width punctuation beside Han",
    new RegExp(`${han}([,;:?!]|\\.(?![a-z]))|[,;?!]${han}`, "u"),
  ],
  [
    "Latin or digits without a space beside Han",
    new RegExp(`${han}[A-Za-z0-9]|[A-Za-z0-9]${han}`, "u"),
  ],
  [
    "space beside full-width punctuation",
    new RegExp(`[^\\S\n]${fullWidth}|${fullWidth}[^\\S\n]`, "u"),
  ],
  ["straight quotation marks", /["']/],
  ["exclamation marks", /[!！]/],
];

/** Finds faults in the typography of a text in Markdown, each with an excerpt that shows the place. */
export function findTypographyFaults(text: string, locale: Locale): string[] {
  if (!localeTable[locale].spacesHan) return [];
  // Drops markup that is not shown. Code, values and borders of tables become a symbol; the brand is Han.
  const visible = text
    .replaceAll("{{brand}}", site.name[locale])
    .replace(/\]\([^)]*\)|\*\*|!?\[|(?<=\S)\|(?=\S)| *\{#[\w-]+\}/g, "")
    .replace(/`[^`]*`|\{\{\w+\}\}| *\| */g, "□");
  return chineseFaults.flatMap(([name, pattern]) => {
    const { index } = pattern.exec(visible) ?? {};
    if (index === undefined) return [];
    return [`${name}: “${visible.slice(Math.max(0, index - 8), index + 10).trim()}”`];
  });
}
