import type { CopyOf } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { type OfficeId, site } from "../../site.ts";

/** Quotes of three people with their names, roles and offices. */
export function teamQuotes(
  { engineer, founder, designer }: CopyOf<"careers">["team"]["quotes"],
  locale: Locale,
) {
  const { team } = site;
  return [
    { ...engineer, monogram: "EB", place: city("newYork", locale) },
    { ...founder, ...inLanguage(team.founder, locale), place: city("london", locale) },
    { ...designer, ...inLanguage(team.designer, locale), place: city("sanFrancisco", locale) },
  ];
}

function inLanguage(
  { name, monogram }: (typeof site.team)[keyof typeof site.team],
  locale: Locale,
) {
  return { name: name[locale], monogram };
}

function city(office: OfficeId, locale: Locale): string {
  return site.offices.find(({ id }) => id === office)?.city[locale] ?? office;
}
