import { type Locale, localeTable } from "../i18n/locales.ts";
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

/**
 * The localized name of a time zone, with its standard offset and, if it has daylight saving time, its summer offset.
 * It does not depend on the season, so that a page with it can be cached.
 */
export function describeTimeZone(timeZone: string, tag: string, year: number) {
  const [standard, summer] = [0, 6]
    .map((month) => utcOffset(timeZone, new Date(Date.UTC(year, month, 15))))
    .toSorted((a, b) => a.hours - b.hours);
  return {
    name: namePart(timeZone, tag, "longGeneric", new Date(Date.UTC(year, 0, 15))),
    standard: standard?.label,
    summer: summer?.hours === standard?.hours ? undefined : summer?.label,
  };
}

/** A label such as `UTC−8`, with a minus sign instead of a hyphen, and a number to sort by. */
function utcOffset(timeZone: string, date: Date) {
  const text = namePart(timeZone, "en", "shortOffset", date).replace("GMT", "") || "+0";
  return { label: `UTC${text.replace("-", "−")}`, hours: Number(text.replace(":", ".")) };
}

function namePart(
  timeZone: string,
  tag: string,
  timeZoneName: "longGeneric" | "shortOffset",
  date: Date,
): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName }).formatToParts(date);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
