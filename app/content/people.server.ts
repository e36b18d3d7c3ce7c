import type { Locale } from "../i18n/locales.ts";
import { wallClock } from "../i18n/wall-clock.ts";
import { site, type TeamMember, team } from "../site/site.ts";

/** The moment that drawings of the offices show. Pages with the current time could not be cached. */
export const exampleMoment = new Date("2026-01-15T16:20:00Z");

/** The members of the team, in the order of site.ts. */
export const teamMembers = Object.keys(team).filter((id): id is TeamMember => id in team);

/** The portrait of a member of the team: a file in app/site/pictures, or initials and the hour at the office. */
export function memberPortrait(id: TeamMember) {
  const { monogram, office, portrait } = team[id];
  const timeZone = site.offices.find(({ id }) => id === office)?.timeZone ?? "UTC";
  const hours = wallClock(exampleMoment, timeZone).hours;
  return { monogram, hours, portrait };
}

/** A member of the team in one language. */
export function memberView(id: TeamMember, locale: Locale) {
  const { name, role, office, about, quote } = team[id];
  return {
    id,
    name: name[locale],
    role: role[locale],
    place: site.offices.find(({ id }) => id === office)?.city[locale] ?? office,
    person: memberPortrait(id),
    about: about?.[locale],
    quote: quote?.[locale],
  };
}

/** The members of the team who are introduced on the About page. */
export function introductions(locale: Locale) {
  return teamMembers.flatMap((id) => {
    const { about, ...member } = memberView(id, locale);
    return about ? [{ ...member, about }] : [];
  });
}

/** The quotes of members of the team for the careers page. */
export function teamQuotes(locale: Locale) {
  return teamMembers.flatMap((id) => {
    const { quote, name, role, place, person } = memberView(id, locale);
    return quote ? [{ quote, name, role, place, person }] : [];
  });
}
