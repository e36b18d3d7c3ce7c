import type { Locale } from "../i18n/locales.ts";
import type { Copy } from "./copy.ts";
import { accessibility as en } from "./en/accessibility.ts";
import { accessibility as zh } from "./zh/accessibility.ts";

export const accessibility: Readonly<Record<Locale, Copy<typeof en>>> = { en, zh };
