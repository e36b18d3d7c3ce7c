import type { Locale } from "../i18n/locales.ts";
import type { Copy } from "./copy.ts";
import { staticPages as en } from "./en/static-pages.ts";
import { staticPages as zh } from "./zh/static-pages.ts";

export const staticPages: Readonly<Record<Locale, Copy<typeof en>>> = { en, zh };
