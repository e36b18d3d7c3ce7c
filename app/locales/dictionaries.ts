import type { Locale } from "../i18n/locales.ts";
import type { Copy } from "./copy.ts";
import { en } from "./en/index.ts";
import { zh } from "./zh/index.ts";

/** All copy of pages, by language. */
export const dictionaries: Readonly<Record<Locale, Copy<typeof en>>> = { en, zh };
