import type { BrowserContext, Page } from "playwright/test";
import { locales } from "#app/i18n/locales.ts";
import { localeOf, pagePath } from "#app/i18n/paths.ts";
import { everyPage, expect, open, test } from "./test.ts";

/** Cookies and every kind of storage that a page can write to, by name. */
async function keptBy(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
    // Both are there on https and localhost alone.
    ...("caches" in window ? await caches.keys() : []),
    ...(await (navigator.serviceWorker?.getRegistrations() ?? [])).map(({ scope }) => scope),
  ]);
  return [...cookies, ...stored];
}

/** Chooses whatever a page may remember: every tab, every appearance. */
async function use(page: Page): Promise<void> {
  for (const name of ["tab", "radio"] as const) {
    for (const control of await page.getByRole(name).all()) {
      if (await control.isVisible()) await control.click();
    }
  }
}

for (const locale of locales) {
  test(`the privacy page in ${locale} names all that the site keeps and calls`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const hosts = new Set<string>();
    const kept = new Set<string>();
    context.on("request", (request) => hosts.add(new URL(request.url()).host));

    const sitemap = await (await page.request.get("/sitemap.xml")).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, url = ""]) => new URL(url).pathname)
      .filter((path) => localeOf(path) === locale);
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) {
      // One page of each kind is used as well as opened.
      if (everyPage.some(([, known]) => known === path)) {
        await open(page, path);
        await use(page);
      } else await page.goto(path);
      for (const key of await keptBy(page, context)) kept.add(key);
    }

    await open(page, pagePath(locale, "privacy"));
    for (const key of await keptBy(page, context)) kept.add(key);
    const named = await page
      .locator("#browser-storage ~ section td:first-child code")
      .allTextContents();
    const policy = await page.locator("main").textContent();
    const own = new URL(baseURL ?? "").host;
    expect([...kept].filter((key) => !named.includes(key))).toEqual([]);
    expect([...hosts].filter((host) => host !== own && !policy?.includes(host))).toEqual([]);
    // Without these, the walk would have gone past what it looks for.
    expect([...kept]).toEqual(expect.arrayContaining(["react-router-scroll-positions", "theme"]));
  });
}
