import { wallClock } from "../i18n/wall-clock.ts";
import { type OfficeId, site, type TeamMember } from "../site.ts";

/** The moment that drawings of the offices show: pages with the current time could not be cached. */
export const exampleMoment = new Date("2026-01-15T16:20:00Z");

/** The portrait of somebody at an office: initials, and the hour there. */
export function portrait(monogram: string, office: OfficeId) {
  const timeZone = site.offices.find(({ id }) => id === office)?.timeZone ?? "UTC";
  return { monogram, hours: wallClock(exampleMoment, timeZone).hours };
}

/** The portrait of a member of the team. */
export function memberPortrait(member: TeamMember) {
  const { monogram, office } = site.team[member];
  return portrait(monogram, office);
}
