import { type Locale, localeTable } from "../i18n/locales.ts";
import { describeTimeZone } from "../i18n/time-zone.ts";
import { site } from "../site/site.ts";

/** The offices with localized cities and time zones. */
export function officeViews(locale: Locale, year: number) {
  return site.offices.map(({ id, city, lines, timeZone }) => ({
    id,
    city: city[locale],
    lines,
    timeZone,
    zone: describeTimeZone(timeZone, localeTable[locale].tag, year),
  }));
}
