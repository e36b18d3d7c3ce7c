import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { formatMonth } from "#app/i18n/format-date.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { sharedSite } from "../support/shared-site.ts";

it.each(locales)("the month over the terms in %s is that of the open document", async (locale) => {
  const site = await sharedSite();
  const tabs = ["terms", "privacy", "compliance", "contact"];
  const seen = new Set<string>();
  for (const [index, tab] of tabs.entries()) {
    const { body } = await site.get(inLocale(locale, `/terms?tab=${tab}`));
    const document = parse(body);
    const badge = document.querySelector("main ul li")?.text ?? "";
    const panel = document.querySelectorAll("main [role=tabpanel]")[index];
    const day = panel?.querySelector("time")?.attrs.datetime ?? "";
    expect(badge, tab).toContain(formatMonth(day, locale));
    seen.add(badge);
  }
  expect(seen.size).toBeGreaterThan(1);
});
