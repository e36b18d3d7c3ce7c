import { changelog } from "virtual:api-reference";
import { copyIn } from "../../i18n/copy.server.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Change } from "./compare.ts";

/** The changes of a release in words. */
export interface ChangelogEntry {
  /** The anchor on the page: the date of the release. */
  readonly id: string;
  /** ISO 8601 date; undefined for what is not released yet. */
  readonly date: string | undefined;
  readonly heading: string;
  readonly lede: string;
  readonly breaking: boolean;
  readonly groups: readonly {
    readonly heading: string;
    readonly items: readonly ChangelogItem[];
  }[];
}

export interface ChangelogItem {
  /** With `code` in backticks. */
  readonly text: string;
  /** The word for it, if the change is breaking. */
  readonly mark: string | undefined;
}

/** The date of the last release. */
export const lastRelease: string | undefined = changelog.releases[0]?.date;

/** The changelog in a language, newest first. */
export function changelogEntries(locale: Locale): ChangelogEntry[] {
  const copy = copyIn(locale, "apiChangelog");
  const first = changelog.releases.at(-1);
  const releases = changelog.releases.map((release) => ({
    ...entry(locale, release.date, release.changes),
    date: release.date,
    heading: formatDate(release.date, locale),
    lede: release === first ? copy.first : "",
  }));
  const unreleased = entry(locale, "unreleased", changelog.unreleased);
  return changelog.unreleased.length > 0 ? [unreleased, ...releases] : releases;
}

function entry(locale: Locale, id: string, changes: readonly Change[]): ChangelogEntry {
  const copy = copyIn(locale, "apiChangelog");
  const groups = (["added", "changed", "removed"] as const).map((action) => ({
    heading: copy.actions[action],
    items: changes
      .filter((change) => change.action === action)
      .toSorted((one, other) => Number(other.breaking) - Number(one.breaking))
      .map((change) => ({
        text: changeText(change, locale),
        mark: change.breaking ? copy.breaking : undefined,
      })),
  }));
  return {
    id,
    date: undefined,
    heading: copy.unreleased,
    lede: "",
    breaking: changes.some(({ breaking }) => breaking),
    groups: groups.filter(({ items }) => items.length > 0),
  };
}

function changeText(change: Change, locale: Locale): string {
  const { kinds, traits } = copyIn(locale, "apiChangelog");
  const path = change.path.map(code).join(" · ");
  const element = formatMessage(kinds[change.kind], { path });
  if (change.action !== "changed") return element;
  const { trait, before, after } = change;
  const texts = traits[trait];
  const text = typeof texts === "string" ? texts : texts[after === true ? "true" : "false"];
  const value = (side: typeof before) => (side === undefined ? traits.none : code(side));
  return formatMessage(text, { element, before: value(before), after: value(after) });
}

function code(text: string | number | boolean): string {
  return `\`${text}\``;
}
