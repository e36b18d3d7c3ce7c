import cjk from "~fonts/cjk.woff2?url";
import latin from "~fonts/latin.woff2?url";
import type { Locale } from "../i18n/locales.ts";

/** The font of a language's pages (vite/subset-fonts.ts), which a face in styles/fonts.css names, too. */
export const fonts: Readonly<Record<Locale, string>> = { en: latin, zh: cjk };
