import type { LocaleData } from "../locale.ts";

export const locale = {
  tag: "en",
  listTag: "en-GB",
  hrefLang: "en",
  openGraph: "en_US",
  direction: "ltr",
  label: "English",
  compactFrom: 100_000,
  cjk: false,
  spacesHan: false,
  mainlandChina: false,
} satisfies LocaleData;
