import { beforeAll } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { sharedSite } from "./shared-site.ts";

// The first search of a process prepares the index, which takes seconds on a busy machine.
beforeAll(async () => {
  const site = await sharedSite();
  for (const locale of locales) await site.get(inLocale(locale, "/search.json?q=a"));
}, 180_000);
