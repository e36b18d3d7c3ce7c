import type { Element } from "hast";
import { findAll, isElement, levelOf, lineOf } from "../../content/markdown/hast.ts";
import type { Locale } from "../../i18n/locales.ts";
import { languages } from "../../site/locales/language.ts";
import { keepNodes } from "./kept-nodes.ts";

/** What applies to an element because of its place on the page. */
export interface Scope {
  readonly words: { readonly colon: string; readonly form: string };
  /** The tabs of the page by the IDs of their panels. */
  readonly tabs: ReadonlyMap<string, { readonly label: string; readonly query: string }>;
  /** The last heading before it. */
  readonly heading: PageHeading;
  /** The query that opens the tab around it. */
  readonly query?: string;
  readonly until?: string;
  /** By how many levels headings are lowered. */
  readonly shift?: number;
  readonly isInDefinitions?: boolean;
}

interface PageHeading {
  readonly level: number;
  readonly label: string;
  /** Leads to it, or to the next heading above it that has an ID. */
  readonly hash: string;
  readonly above?: PageHeading;
}

export function createScope(main: Element, locale: Locale): Scope {
  const heading = { level: 1, label: "", hash: "" };
  return { words: languages[locale].copy.markdown, tabs: findTabs(main), heading };
}

function findTabs(main: Element): Scope["tabs"] {
  const tabs = findAll(main, ({ properties }) => properties.role === "tab").map((tab) => {
    const { ariaControls, ariaSelected, value } = tab.properties;
    const query = ariaSelected === "true" ? "" : `?tab=${value}`;
    return [String(ariaControls), { label: lineOf(tab), query }] as const;
  });
  return new Map(tabs);
}

/** The last heading after an element. Headings in a tab end with its panel. */
export function headingAfter(node: Element, scope: Scope): PageHeading {
  const { id, role } = node.properties;
  if (levelOf(node)) {
    const level = levelOf(node) + (scope.shift ?? 0);
    const above = findAbove(scope.heading, level);
    return { level, label: lineOf(node), hash: id ? `#${id}` : above.hash, above };
  }
  if (role === "tabpanel") return scope.heading;
  return keepNodes(node.children)
    .filter(isElement)
    .reduce((heading, child) => headingAfter(child, { ...scope, heading }), scope.heading);
}

function findAbove(heading: PageHeading, level: number): PageHeading {
  return heading.above && heading.level >= level ? findAbove(heading.above, level) : heading;
}
