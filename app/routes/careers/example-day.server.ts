import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatList } from "../../i18n/format-list.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import type { Locale } from "../../i18n/locales.ts";
import { wallClock } from "../../i18n/wall-clock.ts";
import { site } from "../../site.ts";

/* A fixed example: a page with the current time could not be cached. */
const moment = new Date("2026-01-15T16:20:00Z");

/** The local times of the offices in the example. */
export function exampleDay(copy: CopyOf<"careers">["day"], locale: Locale) {
  const clocks = site.offices.map(({ id, city, timeZone }) => ({
    id,
    city: city[locale],
    ...wallClock(moment, timeZone),
  }));
  const places = clocks.map(({ city, label }) => `${city} ${label}`);
  return {
    clocks,
    alt: formatMessage(copy.alt, { clocks: formatList(places, locale) }),
    caption: formatMessage(copy.caption, { time: wallClock(moment, "UTC").label }),
  };
}
