import type { LocaleData } from "../locale.ts";

export const locale = {
  tag: "zh-CN",
  listTag: "zh-CN",
  hrefLang: "zh",
  openGraph: "zh_CN",
  direction: "ltr",
  label: "中文",
  compactFrom: 10_000,
  cjk: true,
  spacesHan: true,
  mainlandChina: true,
} satisfies LocaleData;
