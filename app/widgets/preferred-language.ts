import { type Locale, locales } from "../i18n/locales.ts";

/* Keys of localStorage, which the privacy page lists. */
const viewed = "lang";
const dismissed = "language-offer";

/** Crawlers have no preferred language. */
const crawlers = /bot|crawl|spider|slurp|preview|lighthouse/i;

/** The locale of the first supported language tag (BCP 47). */
export function preferredLocale(tags: readonly (string | null)[]): Locale | undefined {
  return tags
    .map((tag) => locales.find((locale) => tag?.toLowerCase().split("-")[0] === locale))
    .find((locale) => locale !== undefined);
}

/**
 * The language to offer on a page in another language: that of the page viewed last, or else the browser's. Nothing is
 * offered after a refusal, or without storage, where a refusal could not be stored.
 */
export function languageToOffer(page: Locale): Locale | undefined {
  try {
    if (localStorage.getItem(dismissed) || crawlers.test(navigator.userAgent)) return undefined;
    const preferred = preferredLocale([localStorage.getItem(viewed), ...navigator.languages]);
    return preferred === page ? undefined : preferred;
  } catch {
    return undefined;
  }
}

/**
 * Whether the visit begins with this document. Only then is a language offered: a later change of language is
 * deliberate.
 */
export function isFirstPage(): boolean {
  return !document.referrer.startsWith(`${location.origin}/`);
}

/** Stores the language viewed last. */
export function rememberLanguage(page: Locale): void {
  store(viewed, page);
}

export function dismissOffer(): void {
  store(dismissed, "dismissed");
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is full or forbidden.
  }
}
