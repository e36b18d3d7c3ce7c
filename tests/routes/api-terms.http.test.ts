import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { legalDocument } from "#app/content/legal.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale, pagePath } from "#app/i18n/paths.ts";
import { sharedSite } from "../support/shared-site.ts";

const site = await sharedSite();

it.each(locales)("old addresses of the API Terms in %s lead to their sections", async (locale) => {
  const [license, terms] = await Promise.all(
    (["license", "api-terms"] as const).map(async (page) =>
      parse((await site.get(pagePath(locale, page))).body),
    ),
  );
  const { title, headings } = legalDocument(locale, "api-terms");
  expect(terms?.querySelector("h1")?.text).toBe(title);
  expect(license?.getElementById("api-terms")?.text).toBe(title);
  for (const { id } of headings.filter(({ level }) => level === 2)) {
    const link = license?.querySelectorAll(`#${id}`).map(({ attrs }) => attrs.href);
    expect(link).toEqual([inLocale(locale, `/api-terms#${id}`)]);
    expect(terms?.getElementById(id), id).not.toBeNull();
  }
});
