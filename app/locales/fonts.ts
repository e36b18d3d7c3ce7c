import cjk from "~fonts/cjk.woff2?url";
import latin from "~fonts/latin.woff2?url";
import { type Locale, localeTable } from "../i18n/locales.ts";

/** The font of a language's pages (vite/subset-fonts.ts), which a face in styles/fonts.css names, too. */
export function fontOf(locale: Locale): string {
  return localeTable[locale].cjk ? cjk : latin;
}
