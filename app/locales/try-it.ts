import type { Locale } from "../i18n/locales.ts";
import type { Copy } from "./copy.ts";
import type { tryIt } from "./en/try-it.ts";

/** The copy of the panel that calls the API. */
export const loadTryIt: Readonly<
  Record<Locale, () => Promise<{ readonly tryIt: Copy<typeof tryIt> }>>
> = {
  en: () => import("./en/try-it.ts"),
  zh: () => import("./zh/try-it.ts"),
};
