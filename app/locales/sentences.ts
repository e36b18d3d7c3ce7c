import type { Locale } from "../i18n/locales.ts";
import type { Copy } from "./copy.ts";
import { sentences as en } from "./en/sentences.ts";
import { sentences as zh } from "./zh/sentences.ts";

export const sentences: Readonly<Record<Locale, Copy<typeof en>>> = { en, zh };
