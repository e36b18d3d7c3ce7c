import { type Locale, locales } from "../i18n/locales.ts";

/* Keys in the browser's storage, which the privacy page names. */
const viewed = "lang";
const dismissed = "language-offer";

/** Programs that read pages for others have no language of their own. */
const crawlers = /bot|crawl|spider|slurp|preview|lighthouse/i;

/** The first of some language tags (BCP 47) in which the site is written. */
export function preferredLocale(tags: readonly (string | null)[]): Locale | undefined {
  return tags
    .map((tag) => locales.find((locale) => tag?.toLowerCase().split("-")[0] === locale))
    .find((locale) => locale !== undefined);
}

/**
 * The language that a visitor is to be offered on a page: that of the page viewed last, or else the browser's, if
 * the page is in another. Nobody is asked who declined once, nor where that could not be remembered.
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

/** Remembers the language viewed last. */
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
