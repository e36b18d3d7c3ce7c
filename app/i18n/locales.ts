interface SupportTimes {
  readonly hours: number;
  readonly days: number;
}

/**
 * The languages of the site; routes, links, alternates, sitemap, feeds and tests iterate over them.
 * `tag` is for `<html lang>`, `hrefLang` for alternates, `openGraph` for `og:locale`. Round figures from
 * `compactFrom` have compact notation ("1M", "1 万"). `listTag` is British, because lists in US English have a
 * comma before "and", which the copy has not. Pages with `mainlandChina` show the site's filings (filings.ts).
 */
export const localeTable = {
  en: {
    prefix: "",
    tag: "en",
    listTag: "en-GB",
    hrefLang: "en",
    openGraph: "en_US",
    label: "English",
    compactFrom: 1_000_000,
    aroundTheClock: ({ hours, days }: SupportTimes) => `${hours}/${days}`,
    chatPrice: (dollars: number) => (dollars === 0 ? "free" : `$${dollars} a month`),
    mainlandChina: false,
  },
  zh: {
    prefix: "/zh",
    tag: "zh-CN",
    listTag: "zh-CN",
    hrefLang: "zh",
    openGraph: "zh_CN",
    label: "中文",
    compactFrom: 10_000,
    aroundTheClock: ({ hours, days }: SupportTimes) => `${days}×${hours}`,
    chatPrice: (dollars: number) => (dollars === 0 ? "免费" : `每月 $${dollars}`),
    mainlandChina: true,
  },
} as const;

export type Locale = keyof typeof localeTable;

export const locales = ["en", "zh"] as const satisfies readonly Locale[];

/** The locale of paths without a prefix, and of `hreflang="x-default"`. */
export const defaultLocale: Locale = "en";
