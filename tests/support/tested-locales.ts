import type { Locale } from "#app/i18n/locales.ts";

/** The languages for which tests have questions and words of their own. A further one joins once it has them. */
export const testedLocales = ["en", "zh"] as const satisfies readonly Locale[];

export type TestedLocale = (typeof testedLocales)[number];
