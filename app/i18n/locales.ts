interface SupportTimes {
  readonly hours: number;
  readonly days: number;
}

/**
 * Every language of the site, once: routes, links, alternates, sitemap, feeds and tests iterate over it.
 * `tag` goes into `<html lang>`, `hrefLang` into alternates, `openGraph` into `og:locale`; round figures
 * from `compactFrom` on are said in words ("1M", "1 万"). Lists in US English would put a comma before
 * "and", which this site's copy does not: hence `listTag`. `mainlandChina` is for readers there: its pages
 * show the site's filings (see filings.ts).
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

/** Served where no prefix says otherwise, and to `hreflang="x-default"`. */
export const defaultLocale: Locale = "en";
