import { type Locale, prefixOf } from "../../i18n/locales.ts";
import type { SearchResults } from "../results.ts";

/** Fetches the results of a query. */
export async function fetchResults(
  locale: Locale,
  query: string,
  signal: AbortSignal,
): Promise<SearchResults> {
  const response = await fetch(address(locale, query), { signal });
  if (!response.ok) throw new Error(`Search answered ${response.status}.`);
  return await response.json();
}

/** Reports that a visitor has finished a query. The server can't tell it from one that is being typed. */
export function reportSettled(locale: Locale, query: string): void {
  // `keepalive`, because the visitor may leave the page now. A lost count does no harm.
  fetch(`${address(locale, query)}&settled`, { keepalive: true }).catch(() => {});
}

function address(locale: Locale, query: string): string {
  return `${prefixOf(locale)}/search.json?q=${encodeURIComponent(query)}`;
}

/** The index of the next or previous option; the last and the first are neighbors. -1 means that none is active. */
export function nextOption(active: number, step: number, count: number): number {
  if (active < 0) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}

/** Moves focus to the next or previous of the input and the links below it. */
export function moveFocus(dialog: Element, step: number): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>("input, a")];
  const at = stops.findIndex((stop) => stop.matches(":focus"));
  stops[(at + step + stops.length) % stops.length]?.focus();
}
