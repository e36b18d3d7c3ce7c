import { beforeAll } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { getSharedSite } from "./shared-site.ts";

// The first search of a process prepares the index, which takes seconds on a busy machine.
beforeAll(async () => {
  const site = await getSharedSite();
  for (const locale of locales) await site.get(inLocale(locale, "/search.json?q=a"));
}, 180_000);
