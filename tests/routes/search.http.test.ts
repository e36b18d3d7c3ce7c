import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { hasPart } from "#app/pages.ts";
import { getSharedSite } from "../support/shared-site.ts";

it.runIf(hasPart("api")).each(locales)(
  "the search page in %s lists the kinds of its results with their numbers",
  async (locale) => {
    const site = await getSharedSite();
    const page = async (query: string) =>
      parse((await site.get(`${inLocale(locale, "/search")}${query}`)).body).querySelector("main");
    const found = await page("?q=webhook");
    const kinds = found?.querySelectorAll("nav a").map((link) => link.getAttribute("href") ?? "");
    expect(kinds?.length).toBeGreaterThan(1);
    for (const kind of kinds ?? []) {
      const results = found?.querySelectorAll(
        `section[aria-labelledby=${kind.slice(1)}] li`,
      ).length;
      const count = found?.querySelector(`nav a[href="${kind}"] + span`)?.text;
      expect(count, kind).toBe(String(results));
    }
    expect((await page(""))?.querySelectorAll("nav a").length).toBeGreaterThan(3);
  },
);
