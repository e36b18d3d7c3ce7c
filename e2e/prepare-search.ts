import type { FullConfig } from "playwright/test";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";

/** Searches once in every language: the first search prepares the index, which takes seconds on a busy machine. */
export default async function prepareSearch({ projects }: FullConfig): Promise<void> {
  for (const locale of locales) {
    await fetch(new URL(inLocale(locale, "/search.json?q=a"), projects[0]?.use.baseURL));
  }
}
