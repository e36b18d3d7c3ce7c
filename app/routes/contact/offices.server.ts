import { type Locale, localeTable } from "../../i18n/locales.ts";
import { describeTimeZone } from "../../i18n/time-zone.ts";
import { site } from "../../site.ts";

/** The offices with their cities and time zones in the page's language. */
export function officesInWords(locale: Locale, year: number) {
  return site.offices.map(({ id, city, lines, timeZone }) => ({
    id,
    city: city[locale],
    lines,
    timeZone,
    zone: describeTimeZone(timeZone, localeTable[locale].tag, year),
  }));
}
