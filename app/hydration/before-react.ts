import { isForChat } from "../widgets/chat-hash.ts";
import { draftsKey } from "../widgets/drafts.ts";
import { isFirstPage, languageToOffer, rememberLanguage } from "../widgets/preferred-language.ts";
import { searchShortcut } from "../widgets/search-shortcut.ts";
import {
  catchUpWithTheme,
  isTheme,
  storedTheme,
  storeTheme,
  themeChosen,
} from "../widgets/theme.ts";
import { namedTab } from "./early-tabs.ts";

/* What works before hydration, or without it. */

const choices = () => document.querySelectorAll<HTMLInputElement>("input[name=theme]");

/** Lets the switches of the theme work. */
export function applyThemeChoices(signal: AbortSignal): void {
  showTheme();
  addEventListener(themeChosen, showTheme, { signal });
  catchUpWithTheme();
  addEventListener(
    "change",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.name !== "theme") return;
      if (isTheme(target.value)) storeTheme(target.value);
    },
    { signal },
  );
}

function showTheme(): void {
  const theme = storedTheme();
  for (const input of choices()) input.checked = input.value === theme;
}

/**
 * Gives the links to other languages the query, which the cached page doesn't have, and the section that is being read:
 * IDs are the same in all languages, so the browser shows it again.
 */
export function completeLanguageLinks(): void {
  // A middle click and a menu of the browser, which may open a tab, are no click.
  for (const type of ["pointerdown", "click"]) {
    addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
        if (link) Object.assign(link, { search: location.search, hash: readingPlace() });
      },
      // React, while it hydrates, may stop a click at the document.
      { capture: true },
    );
  }
}

/**
 * The fragment of the section that begins in the upper third of the viewport, below the header, or else of the one that has
 * begun before; at the top of the page, the one of the chat. Where a fragment leads, its own section is found again.
 */
function readingPlace(): string {
  const top = (heading: Element) => heading.getBoundingClientRect().top;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const start = Math.floor(Number.parseFloat(scrollPaddingTop)) - 1;
  const begun = [...document.querySelectorAll("main :is(h2, h3)[id]")].filter(
    (heading) => heading.checkVisibility() && top(heading) < innerHeight / 3,
  );
  const reading = begun.find((heading) => top(heading) >= start) ?? begun.at(-1);
  if (reading) return `#${reading.id}`;
  return isForChat(location.hash) ? location.hash : "";
}

/** Closes the menu when one of its links leads to a part of the page. */
export function closeMenuAtFragments(signal: AbortSignal): void {
  addEventListener(
    "hashchange",
    () => document.querySelector<HTMLElement>("[popover]:popover-open")?.hidePopover(),
    { signal },
  );
}

/** Shows the keys that open the search. */
export function showSearchShortcut(): void {
  for (const hint of document.querySelectorAll("kbd[aria-hidden]"))
    hint.textContent = searchShortcut();
}

/**
 * Whether only React shows what this visitor gets: the offer of another language, a draft, the chat's question, what
 * stands beside a tab that the URL names.
 */
export function needsReact(): boolean {
  return offersLanguage() || isForChat(location.hash) || hasDraft() || namedTab() !== null;
}

/** Whether the page offers another language; if not, its own is stored as the visitor's. */
function offersLanguage(): boolean {
  const [locale = "", ...others] = siteLocales();
  // A page in a frame offers nothing.
  if (document.body.className === "bare") return false;
  if (isFirstPage() && languageToOffer(locale, [locale, ...others])) return true;
  rememberLanguage(locale);
  return false;
}

/** The locale of the page, then those that it links to: the table of locales would be a part of every page. */
function siteLocales(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>("a[hreflang]");
  const tags = [document.documentElement.lang, ...Array.from(links, ({ hreflang }) => hreflang)];
  return tags.map((tag) => tag.split("-")[0] ?? "");
}

function hasDraft(): boolean {
  try {
    const form = document.querySelector("form[data-draft]");
    return form !== null && sessionStorage.getItem(draftsKey) !== null;
  } catch {
    return false;
  }
}
