import type { Locale } from "../i18n/locales.ts";
import type { Copy } from "./copy.ts";
import { languageOffer as en } from "./en/language-offer.ts";
import { languageOffer as zh } from "./zh/language-offer.ts";

export const languageOffer: Readonly<Record<Locale, Copy<typeof en>>> = { en, zh };
