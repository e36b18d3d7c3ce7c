import type { CopyOf } from "../../i18n/copy.server.ts";
import { type Locale, localeTable } from "../../i18n/locales.ts";
import { wallClock } from "../../i18n/wall-clock.ts";
import { site } from "../../site.ts";

/* An example, not now: a page that showed the time of its rendering could not be kept. */
const moment = new Date("2026-01-15T16:20:00Z");

/** What the clocks of the offices show at the example's moment. */
export function exampleDay(copy: CopyOf<"careers">["day"], locale: Locale) {
  const clocks = site.offices.map(({ id, city, timeZone }) => ({
    id,
    city: city[locale],
    ...wallClock(moment, timeZone),
  }));
  const list = new Intl.ListFormat(localeTable[locale].listTag);
  return {
    clocks,
    alt: `${copy.alt} ${list.format(clocks.map(({ city, label }) => `${city} ${label}`))}`,
    caption: `${copy.example} ${wallClock(moment, "UTC").label} UTC`,
  };
}
