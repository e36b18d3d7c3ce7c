import type { Locale } from "../i18n/locales.ts";
import type { Copy } from "./copy.ts";
import type { dial } from "./en/dial.ts";

type DialModule = Promise<{ readonly dial: Copy<typeof dial> }>;

export const loadDial: Readonly<Record<Locale, () => DialModule>> = {
  en: () => import("./en/dial.ts"),
  zh: () => import("./zh/dial.ts"),
};
