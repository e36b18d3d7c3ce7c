/* Keys of localStorage, which the privacy page lists. */
const viewed = "lang";
const dismissed = "language-offer";

/** Crawlers have no preferred language. */
const crawlers = /bot|crawl|spider|slurp|preview|lighthouse/i;

/** The locale of the first language tag (BCP 47) that has one. */
export function preferredLocale<Locale extends string>(
  tags: readonly (string | null)[],
  locales: readonly Locale[],
): Locale | undefined {
  return tags
    .map((tag) => locales.find((locale) => tag?.toLowerCase().split("-")[0] === locale))
    .find((locale) => locale !== undefined);
}

/**
 * The language to offer on a page in another language: that of the page viewed last, or else the browser's. Nothing is
 * offered after a refusal, or without storage, where a refusal could not be stored.
 */
export function languageToOffer<Locale extends string>(
  page: Locale,
  locales: readonly Locale[],
): Locale | undefined {
  try {
    if (localStorage.getItem(dismissed) || crawlers.test(navigator.userAgent)) return undefined;
    const tags = [localStorage.getItem(viewed), ...navigator.languages];
    const preferred = preferredLocale(tags, locales);
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
export function rememberLanguage(page: string): void {
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
