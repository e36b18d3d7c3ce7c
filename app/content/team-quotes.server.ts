import type { CopyOf } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { type OfficeId, site, type TeamMember } from "../site.ts";
import { memberPortrait, portrait } from "./people.server.ts";

/** Quotes of three people with their names, roles and offices. */
export function teamQuotes(
  { engineer, founder, designer }: CopyOf<"careers">["team"]["quotes"],
  locale: Locale,
) {
  return [
    { ...engineer, person: portrait("EB", "newYork"), place: city("newYork", locale) },
    { ...founder, ...member("founder", locale) },
    { ...designer, ...member("designer", locale) },
  ];
}

function member(id: TeamMember, locale: Locale) {
  const { name, office } = site.team[id];
  return { name: name[locale], person: memberPortrait(id), place: city(office, locale) };
}

function city(office: OfficeId, locale: Locale): string {
  return site.offices.find(({ id }) => id === office)?.city[locale] ?? office;
}
