import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { inLocale, markdownPath } from "#app/i18n/paths.ts";
import { en } from "#app/locales/en/index.ts";
import { zh } from "#app/locales/zh/index.ts";
import { sandboxPath } from "#app/pages.ts";
import { site as brand } from "#app/site.ts";
import { siteUrl, startSite, type TestSite } from "../support/site.ts";
import { links, twinnedPages } from "./markdown-alternates.ts";

const dictionaries = { en, zh };

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site[Symbol.asyncDispose]());

describe.each(locales)("llms.txt in %s", { timeout: 30_000 }, (locale) => {
  const open = () => site.get(inLocale(locale, "/llms.txt"));

  it("llms.txt follows llmstxt.org", async () => {
    const { status, headers, body } = await open();
    expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(body).toMatch(new RegExp(`^# ${brand.name[locale]}\\n\\n> \\S`));
    const [, ...sections] = body.split(/^## /m);
    expect(sections.map((section) => section.split("\n", 1)[0])).toEqual(
      Object.values(dictionaries[locale].llms.sections),
    );
    expect(body).toContain(`${siteUrl}/mcp `);
    expect(body).toMatch(new RegExp(`${siteUrl}${sandboxPath}[ ，]`));
    for (const section of sections) {
      const [, ...lines] = section.trim().split("\n").filter(Boolean);
      for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https:[^)]+\): \S/);
    }
  });

  it("llms.txt lists every page with a Markdown version in its language and has no broken link", async () => {
    const listed = links((await open()).body).map((url) => url.slice(siteUrl.length));
    const twinned = await twinnedPages(site);
    const own = twinned.filter((path) => path.startsWith("/zh") === (locale === "zh"));
    expect(listed).toEqual(expect.arrayContaining(own.map(markdownPath)));
    expect(new Set(listed).size).toBe(listed.length);
    for (const path of listed) expect((await site.get(path)).status, path).toBe(200);
  });
});
