import { changelog } from "virtual:api-reference";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { feedPath, markdownPath, pagePath, searchPath } from "#app/i18n/paths.ts";
import { siteUrl, startSite, type TestSite } from "../../support/site.ts";
import { elementsIn, rootOf, textIn, within } from "../../support/xml.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const dates = changelog.releases.map(({ date }) => date);
const broken = changelog.releases.flatMap(({ changes }) =>
  changes.filter(({ breaking }) => breaking),
);

describe.each(locales)("the changelog in %s", (locale) => {
  const path = pagePath(locale, "api-changelog");
  const copy = copyIn(locale, "apiChangelog");

  it("the page has every release, newest first, and marks what breaks clients", async () => {
    const page = parse((await site.get(path)).body);
    const ids = page.querySelectorAll(".prose h2").map(({ id }) => id);
    expect(ids.filter((id) => id !== "unreleased")).toEqual(dates);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const marks = page.querySelectorAll(".prose li strong").map(({ textContent }) => textContent);
    expect(marks).toEqual(broken.map(() => copy.breaking));
    const codes = page.querySelectorAll(".prose li code").map(({ textContent }) => textContent);
    expect(codes).toEqual(expect.arrayContaining(broken.flatMap((change) => [...change.path])));
  });

  it("its Markdown has the same changes", async () => {
    const { body } = await site.get(markdownPath(path));
    const page = parse((await site.get(path)).body);
    const items = page.querySelectorAll(".prose li").map(({ textContent }) => textContent);
    const listed = body
      .split("\n")
      .filter((line) => line.startsWith("- ") && !line.includes("rss.xml"));
    expect(listed.map((line) => line.slice(2).replace(/[`*]/g, ""))).toEqual(items);
  });

  it("the feed has an entry for each release, and the page leads to it", async () => {
    const { headers, body } = await site.get(feedPath(locale, "changelog"));
    expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const channel = within(rootOf(body), "channel");
    const items = elementsIn(channel).filter(({ name }) => name === "item");
    expect(textIn(channel, "link")).toBe(siteUrl + path);
    expect(items.map((item) => textIn(item, "guid"))).toEqual(
      dates.map((date) => `${siteUrl}${path}#${date}`),
    );
    const breaking = changelog.releases.filter(({ changes }) => changes.some((c) => c.breaking));
    expect(body.split(` · ${copy.breaking}</title>`)).toHaveLength(breaking.length + 1);
    const page = parse((await site.get(path)).body);
    const alternate = page.querySelector('link[type="application/rss+xml"]');
    expect(alternate?.getAttribute("href")).toBe(siteUrl + feedPath(locale, "changelog"));
  });

  it("the search finds it by its name", async () => {
    const query = searchPath(locale, copy.heading).replace("/search", "/search.json");
    const { groups } = JSON.parse((await site.get(query)).body);
    expect(groups[0].results[0].path).toBe(path);
  });
});
