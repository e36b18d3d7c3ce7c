import { runChecks } from "afdocs";
import { expect, it } from "vitest";
import { loadBuild } from "#app/http/rendering/build-source.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { getSharedSite } from "../../support/shared-site.ts";
import { siteUrl } from "../../support/site.ts";

const site = await getSharedSite();
const { sitemapPages } = (await loadBuild()).entry.module;

/** Checks that don't suit this site, and why. All others have to pass. */
const exceptions: Record<string, string> = {
  "llms-txt-directive-html":
    "wants a link to llms.txt at the top of every page: only documentation shows it, the others name their Markdown version in the head",
  "content-start-position":
    "wants content in the first tenth: the sidebar of the documentation comes first, for keyboards too",
  "page-size-markdown": "wants at most 50,000 characters: the reference of the API is one page",
  "page-size-html": "the same",
  "markdown-content-parity":
    "wants the same words in the same lines: forms are filled in on the page, and Markdown puts dots where styles keep words apart",
};

it.each(locales)("every check of afdocs passes in %s", { timeout: 120_000 }, async (locale) => {
  const { results, testedPages } = await runChecks(site.origin, {
    canonicalOrigin: siteUrl,
    llmsTxtUrl: site.origin + inLocale(locale, "/llms.txt"),
    // By default, it looks for addresses with the code of a language, which English ones don't have.
    samplingStrategy: "curated",
    curatedPages: sitemapPages(new Date()).map(({ path }) => site.origin + inLocale(locale, path)),
    requestDelay: 0,
  });
  expect(results.length).toBeGreaterThan(20);
  expect(testedPages).toBe(sitemapPages(new Date()).length);
  const failed = results
    .filter(({ id, status }) => !["pass", "skip"].includes(status) && !(id in exceptions))
    .map(({ id, message }) => `${id}: ${message}`);
  expect(failed).toEqual([]);
});
