import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { afterEach, expect, it, vi } from "vitest";
import { buildSettings, renderAtBuild } from "#app/build/build-renderer.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { itemPath, markdownPath, pagePath } from "#app/i18n/paths.ts";
import type { Section } from "#app/search/section.ts";
import { sectionsFile } from "#app/seo/text/built-files.ts";
import { closingTime } from "#app/site/jobs.ts";
import { getSharedSite } from "../../support/shared-site.ts";
import { fetchSitemapPaths } from "../../support/sitemap-paths.ts";
import { job } from "../../support/subjects.ts";

const site = await getSharedSite();

const sections: readonly Section[] = locales.flatMap((locale) =>
  JSON.parse(readFileSync(sectionsFile(locale), "utf8")),
);

function normalizeSpace(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

it("every heading of every page has a section, and every section leads to its heading", {
  timeout: 60_000,
}, async () => {
  const missing: string[] = [];
  for (const path of await fetchSitemapPaths(site)) {
    const main = parse((await site.get(path)).body).querySelector("main");
    const own = sections.filter(({ page }) => page === path);
    const found = new Set(
      own.flatMap(({ heading, keywords = "" }) => [heading, keywords]).map(normalizeSpace),
    );
    for (const heading of main?.querySelectorAll(
      "h1, h2, h3, h4, h5, h6, details > summary:not(dd *)",
    ) ?? []) {
      const isSkipped = heading.closest("nav, [data-markdown=skip], form") !== null;
      const text = normalizeSpace(heading.textContent);
      if (!isSkipped && !found.has(text)) missing.push(`${path}: ${text}`);
    }
    for (const { path: target } of own) {
      const id = target.split("#")[1];
      if (id && !main?.querySelector(`[id="${id}"]`)) missing.push(`${target} leads nowhere.`);
    }
  }
  expect(missing).toEqual([]);
});

it("no section says its first text twice, or only where a form is", () => {
  const texts = sections.map(({ blocks }) => blocks.map(({ text }) => text));
  expect(texts.filter(([first = "", ...others]) => others.includes(first))).toEqual([]);
  const hints = locales.map((locale) => copyIn(locale, "markdown").form.replace("{{link}}", ""));
  expect(texts.flat().filter((text) => hints.some((hint) => text.includes(hint)))).toEqual([]);
});

it("a link in a section is a path of the site, or leads elsewhere", () => {
  const targets = sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ html }) => Array.from(html.matchAll(/ href="([^"]*)"/g), ([, to]) => to)),
  );
  expect(targets).toContain("/pricing");
  expect(targets.filter((to) => !/^(\/|https?:|mailto:|tel:)/.test(to ?? ""))).toEqual([]);
  expect(targets.filter((to) => to?.startsWith(buildSettings.siteUrl))).toEqual([]);
});

it.runIf(job !== undefined)("a job can be found until it closes", async () => {
  if (!job) return;
  const path = itemPath("en", "job", job.slug);
  const query = `${job.slug}`.replaceAll("-", "%20");
  const findJob = async (): Promise<string> =>
    JSON.stringify(JSON.parse((await site.get(`/search.json?q=${query}`)).body).groups);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(closingTime(job)) });
  expect(await findJob()).toContain(path);
  vi.setSystemTime(Date.parse(closingTime(job)) + 1_000);
  expect(await findJob()).not.toContain(path);
});

afterEach(() => {
  vi.useRealTimers();
});

it.runIf(job !== undefined)(
  "the Markdown of the careers page leaves out a job that has closed",
  async () => {
    if (!job) return;
    const read = async (path: string) => {
      const request = new Request(buildSettings.siteUrl + markdownPath(path));
      const response = await renderAtBuild(request, buildSettings);
      return { status: response.status, text: await response.text() };
    };
    const [list, own] = [pagePath("en", "careers"), itemPath("en", "job", job.slug)];
    expect((await read(list)).text).toContain(own);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(closingTime(job)) + 1_000 });
    const after = await read(list);
    expect(after.status).toBe(200);
    expect(after.text).toMatch(/^# \S/);
    expect(after.text).not.toContain(own);
    expect((await read(own)).status).toBe(404);
  },
);
