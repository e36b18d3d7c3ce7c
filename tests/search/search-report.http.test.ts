import { expect, it } from "vitest";
import type { Config } from "#app/config/config.ts";
import { inLocale, markdownPath } from "#app/i18n/paths.ts";
import { searchesCommand } from "#app/leads/.server/search-misses/report.ts";
import { collect } from "../leads/collect.ts";
import { startSite, type TestSite } from "../support/site.ts";
import { testedLocales } from "../support/tested-locales.ts";

const settings = {
  SEARCH_REPORT_KEY: "0123456789abcdef0123456789abcdef",
  TRUST_PROXY: "1",
  RATE_LIMIT_DISABLED: "1",
};

/** The report's lines without their day. */
async function report(config: Config): Promise<string[]> {
  const lines = await collect(searchesCommand([])(config));
  return lines.map((line) => line.trim().replace(/\t[\d-]+\t/, "\t"));
}

/** Sends a request from each of five networks. */
async function fromFiveNetworks(site: TestSite, path: string, headers = {}): Promise<void> {
  for (let network = 1; network <= 5; network++) {
    const from = { "X-Forwarded-For": `192.0.${network}.1`, ...headers };
    expect((await site.get(path, { headers: from })).status).toBe(200);
  }
}

it("the report has finished searches of visitors that found nothing, and no others", async () => {
  await using site = await startSite(settings);
  for (const locale of testedLocales) {
    const page = inLocale(locale, "/search");
    await fromFiveNetworks(site, `${page}.json?q=qxqx`);
    await fromFiveNetworks(site, `${page}?q=`);
    await fromFiveNetworks(site, `${page}?q=pricing`);
    await fromFiveNetworks(site, `${page}?q=qqqq%40visitor.example`);
    await fromFiveNetworks(site, `${page}?q=qqdnt`, { DNT: "1" });
    await fromFiveNetworks(site, `${page}?q=qqgpc`, { "Sec-GPC": "1" });
    await fromFiveNetworks(site, `${page}?q=qqcross`, { "Sec-Fetch-Site": "cross-site" });
    await fromFiveNetworks(site, `${page}?q=qqguess`, { "Sec-Purpose": "prefetch" });
    // Last, so that all is written when these are.
    await fromFiveNetworks(site, `${page}?q=Qqqq%20`);
    await fromFiveNetworks(site, `${page}.json?q=xqxq&settled`);
  }
  await expect
    .poll(() => report(site.config), { timeout: 10_000 })
    .toEqual(["5\ten\tqqqq", "5\tzh\tqqqq", "5\ten\txqxq", "5\tzh\txqxq"]);
});

it.each(testedLocales)(
  "the privacy policy in %s has a section on the report, only if there is one",
  async (locale) => {
    await using site = await startSite(settings);
    await using plain = await startSite();
    const privacy = inLocale(locale, "/privacy");
    for (const path of [privacy, markdownPath(privacy), inLocale(locale, "/terms")]) {
      const heading = { en: "Searches without results", zh: "没有结果的搜索" }[locale];
      const { body } = await site.get(path);
      expect(body).toContain(heading);
      expect(body).not.toContain('id="assistant"');
      expect((await plain.get(path)).body).not.toContain(heading);
    }
    // Made at build time, when nobody knows.
    const pdf = inLocale(locale, "/documents/privacy.pdf");
    expect((await site.get(pdf)).status).toBe(404);
    expect((await site.get(privacy)).body).not.toContain(pdf);
  },
);
