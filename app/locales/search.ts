import type { Locale } from "../i18n/locales.ts";
import type { Copy } from "./copy.ts";
import type { search } from "./en/search.ts";

type SearchModule = Promise<{ readonly search: Copy<typeof search> }>;

export const loadSearch: Readonly<Record<Locale, () => SearchModule>> = {
  en: () => import("./en/search.ts"),
  zh: () => import("./zh/search.ts"),
};
