import type { Locale } from "../i18n/locales.ts";
import type { Copy } from "./copy.ts";
import { mail as en } from "./en/mail.ts";
import { mail as zh } from "./zh/mail.ts";

export const mail: Readonly<Record<Locale, Copy<typeof en>>> = { en, zh };
