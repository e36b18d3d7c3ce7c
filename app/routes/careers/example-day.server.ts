import { exampleMoment } from "../../content/people.server.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatList } from "../../i18n/format-list.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import type { Locale } from "../../i18n/locales.ts";
import { wallClock } from "../../i18n/wall-clock.ts";
import { site } from "../../site/site.ts";

/** The local times of the offices in the example. */
export function exampleDay(copy: CopyOf<"careers">["day"], locale: Locale) {
  const clocks = site.offices.map(({ id, city, timeZone }) => ({
    id,
    city: city[locale],
    ...wallClock(exampleMoment, timeZone),
  }));
  const places = clocks.map(({ city, label }) => `${city} ${label}`);
  return {
    clocks,
    alt: formatMessage(copy.alt, { clocks: formatList(places, locale) }),
    caption: formatMessage(copy.caption, { time: wallClock(exampleMoment, "UTC").label }),
  };
}
