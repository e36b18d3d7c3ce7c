import { type Locale, localeTable } from "./locales.ts";

/** An ISO 8601 date as people write it: "December 31, 2027", "2027年12月31日". */
export function dateInWords(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTable[locale].tag, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(date));
}
