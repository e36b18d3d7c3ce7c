import type { Locale } from "../i18n/locales.ts";
import type { Copy } from "./copy.ts";
import { failure as en } from "./en/failure.ts";
import { failure as zh } from "./zh/failure.ts";

export const failure: Readonly<Record<Locale, Copy<typeof en>>> = { en, zh };
