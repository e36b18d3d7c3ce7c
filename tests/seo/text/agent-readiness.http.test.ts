import { runChecks } from "afdocs";
import { expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { sharedSite } from "../../support/shared-site.ts";
import { siteUrl } from "../../support/site.ts";

const site = await sharedSite();

/** Checks that ask for more than is right here, and why. All others have to pass. */
const exceptions: Record<string, string> = {
  "llms-txt-directive-html":
    "wants a link to llms.txt at the top of every page: only documentation shows it, the others name their Markdown version in the head",
  "content-start-position":
    "wants content in the first tenth: the sidebar of the documentation comes first, for keyboards too",
};

it.each(locales)("every check of afdocs passes in %s", { timeout: 120_000 }, async (locale) => {
  const { results } = await runChecks(site.origin, {
    canonicalOrigin: siteUrl,
    llmsTxtUrl: site.origin + inLocale(locale, "/llms.txt"),
    samplingStrategy: "deterministic",
    maxLinksToTest: 100,
    requestDelay: 0,
  });
  expect(results.length).toBeGreaterThan(20);
  const failed = results
    .filter(({ id, status }) => !["pass", "skip"].includes(status) && !(id in exceptions))
    .map(({ id, message }) => `${id}: ${message}`);
  expect(failed).toEqual([]);
});
