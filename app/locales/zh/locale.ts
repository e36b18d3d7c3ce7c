import type { LocaleData } from "../locale.ts";

export const locale = {
  prefix: "/zh",
  tag: "zh-CN",
  listTag: "zh-CN",
  hrefLang: "zh",
  openGraph: "zh_CN",
  direction: "ltr",
  label: "中文",
  compactFrom: 10_000,
  aroundTheClock: ({ hours, days }) => `${days}×${hours}`,
  chatPrice: (price) => (price === undefined ? "免费" : `每月 ${price}`),
  cjk: true,
  spacesHan: true,
  mainlandChina: true,
} satisfies LocaleData;
