import { describe, expect, it } from "vitest";
import { legalDocument } from "#app/content/legal.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale, localeOf, markdownPath } from "#app/i18n/paths.ts";
import { hasPart, isOff, legalPages, mcpPath, sandboxPath } from "#app/pages.ts";
import { languages } from "#app/site/locales/language.ts";
import { site as brand } from "#app/site/site.ts";
import { getSharedSite } from "../../support/shared-site.ts";
import { siteUrl } from "../../support/site.ts";
import { fetchSitemapPaths } from "../../support/sitemap-paths.ts";
import { findLinks } from "./markdown-links.ts";

const site = await getSharedSite();

/** The sections whose pages the site leaves out. */
const isEmpty = new Set([
  ...(hasPart("blog") ? [] : ["blog"]),
  ...(["terms", ...legalPages].some((page) => !isOff(`/${page}`)) ? [] : ["legal"]),
]);

describe.each(locales)("llms.txt in %s", { timeout: 30_000 }, (locale) => {
  const open = () => site.get(inLocale(locale, "/llms.txt"));

  it("llms.txt follows llmstxt.org", async () => {
    const { status, headers, body } = await open();
    expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(body).toMatch(new RegExp(`^# ${brand.name[locale]}\\n\\n> \\S`));
    const [, ...sections] = body.split(/^## /m);
    expect(sections.map((section) => section.split("\n", 1)[0])).toEqual(
      Object.entries(languages[locale].copy.llms.sections)
        .filter(([name]) => !isEmpty.has(name))
        .map(([, heading]) => heading),
    );
    expect(body.includes(`${siteUrl}${mcpPath} `)).toBe(hasPart("mcp"));
    expect(new RegExp(`${siteUrl}${sandboxPath}[ ，]`).test(body)).toBe(hasPart("sandbox"));
    for (const section of sections) {
      const [, ...lines] = section.trim().split("\n").filter(Boolean);
      for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https:[^)]+\): \S/);
    }
  });

  it("llms.txt lists every page of the sitemap in its language and has no broken link", async () => {
    const listed = findLinks((await open()).body).map((url) => url.slice(siteUrl.length));
    const own = (await fetchSitemapPaths(site)).filter((path) => localeOf(path) === locale);
    expect(listed).toEqual(expect.arrayContaining(own.map(markdownPath)));
    expect(new Set(listed).size).toBe(listed.length);
    for (const path of listed) expect((await site.get(path)).status, path).toBe(200);
  });

  it("llms-full.txt has every page of the sitemap in its language, in a bounded size", async () => {
    const { status, headers, body } = await site.get(inLocale(locale, "/llms-full.txt"));
    expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(headers).toMatchObject({ etag: expect.any(String), vary: "Accept-Encoding" });
    for (const path of await fetchSitemapPaths(site)) {
      if (localeOf(path) !== locale) continue;
      expect(body, path).toContain((await site.get(markdownPath(path))).body);
    }
    expect(Buffer.byteLength(body)).toBeLessThan(1_000_000);
    // A document with its own page is in no other.
    const [first] = legalDocument(locale, "privacy").headings;
    const found = body.match(new RegExp(`^#+ ${first?.text}$`, "gm")) ?? [];
    expect(found).toHaveLength(hasPart("privacy") ? 1 : 0);
  });
});
