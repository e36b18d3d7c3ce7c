import type { Page } from "playwright/test";
import { copyIn } from "#app/i18n/copy.server.ts";
import { localeTable } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { hasPart } from "#app/pages.ts";
import { zh } from "../tests/support/tested-locales.ts";
import { form } from "./forms.ts";
import { expect, holdScripts, hydrate, modules, test, waitForHydration } from "./test.ts";

/** Collects the paths of the modules that a page requests. */
function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (modules.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test.use({ reducedMotion: "no-preference" });

// These tests do not depend on the language.
const locale = zh;
const at = (path: string) => inLocale(locale, path);

test.describe("hydration", () => {
  // In a browser of this language there is no language offer.
  test.use({ locale: localeTable[locale].tag });

  test("a visitor who only reads gets no React, and the page names its speculation rules", async ({
    page,
  }) => {
    const scripts = collectScripts(page);
    const analytics = page.waitForResponse("/js/analytics.js");
    await page.goto(at("/privacy"));
    await analytics;
    await page.locator("h1").hover();
    await page.mouse.move(400, 400, { steps: 5 });
    await page.keyboard.press("PageDown");
    await page.locator("main a").first().hover();
    await page.mouse.wheel(0, 2_000);
    await expect(page.locator("kbd").first()).not.toBeEmpty();
    expect(scripts).toEqual([]);
    const document = await page.request.get(at("/privacy"));
    const rules: string = JSON.parse(document.headers()["speculation-rules"] ?? "null");
    expect(rules).toMatch(/^\/assets\/speculation-rules-/);
    const answer = await page.request.get(rules);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toContain("application/speculationrules+json");
  });

  test("hydration begins when the pointer reaches a widget, with all scripts that the page names", {
    tag: "@smoke",
  }, async ({ page }) => {
    const scripts = collectScripts(page);
    const analytics = page.waitForResponse("/js/analytics.js");
    await page.goto(at("/contact"));
    await analytics;
    expect(scripts).toEqual([]);
    await page.locator("main [data-hydrate]").first().hover();
    await waitForHydration(page);
    const html = await (await page.request.get(at("/contact"))).text();
    expect(/rel="modulepreload"|type="module"/.test(html)).toBe(false);
    const named = new Set(html.match(/\/assets\/(?!bootstrap-)[^"]+\.js(?=")/g));
    expect(named.size).toBeGreaterThan(5);
    const missed = [...named].filter((path) => !scripts.includes(path));
    expect(missed).toEqual([]);
  });

  test("theme, tabs and copying work without React", { tag: "@smoke" }, async ({
    page,
    context,
    browserName,
  }) => {
    // Firefox and WebKit have no such permissions: a click is enough.
    if (browserName === "chromium")
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const scripts = collectScripts(page);
    await page.goto(at("/features"));
    await page.getByRole("tab").last().click();
    await expect(page.locator("[role=tabpanel]:not([hidden])")).toHaveId(/-pricing-panel$/);
    await page.goto(at("/docs"));
    await page.locator(".copy-button").first().click();
    await expect(page.locator(".copy-button").first()).toHaveText(copyIn(locale, "codeBlock").done);
    await page.goto(at("/about"));
    await page.locator("footer label:has(input[value=dark])").click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(scripts).toEqual([]);
    await page.reload();
    await expect(page.locator("footer input[value=dark]")).toBeChecked();
  });

  test("a link of the menu that begins a chat closes the menu", async ({ page }) => {
    test.skip(!hasPart("previewChat"));
    await page.setViewportSize({ width: 300, height: 640 });
    const scripts = collectScripts(page);
    await page.goto(at("/"));
    await page.locator("button[popovertarget=menu]").click();
    await expect(page.locator("#menu")).toBeVisible();
    expect(scripts).toEqual([]);
    await page.locator("#menu a.button").click();
    await expect(page.locator("#menu")).toBeHidden();
    await expect(page.frameLocator("iframe").getByRole("textbox")).toBeFocused();
  });

  test("the search opens at once, and a query that is typed before hydration is searched for", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(at("/about"));
    const { search } = copyIn(locale, "layout");
    await page.getByRole("banner").getByRole("link", { name: search }).click();
    await page.keyboard.type("API");
    await expect(page.getByRole("combobox")).toHaveValue("API");
    release();
    await expect(page.getByRole("option").first()).toBeVisible();
    await expect(page.getByRole("combobox")).toHaveValue("API");
    await page.unroute(modules);

    await page.goto(at("/about"));
    // Chromium drops keys that are pressed before the first frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox")).toBeFocused();
  });

  test("a press before the bootstrap script has arrived takes effect with it", async ({ page }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/bootstrap-*.js", async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(at("/features"), { waitUntil: "commit" });
    const tab = page.getByRole("tab").nth(1);
    await tab.click();
    await page.locator("footer label:has(input[value=dark])").click();
    await expect(tab).toHaveAttribute("aria-selected", "false");
    release();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("footer input[value=dark]")).toBeChecked();
  });

  test("hydration keeps what the visitor did before it", { tag: "@smoke" }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at("/features"));
    const tab = page.getByRole("tab").nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    const panel = page.getByRole("tabpanel").locator("visible=true");
    await expect(panel).toHaveId((await tab.getAttribute("aria-controls")) ?? "");
    await page.locator("footer input[name=theme][value=dark]").check({ force: true });
    await page.locator("button[popovertarget=menu]").click();
    const scrolled = await page.evaluate(() => scrollY);
    release();
    await hydrate(page);
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(/\?tab=/);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("#menu")).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
});

for (const [interaction, perform] of Object.entries({
  "a press of Tab": (page: Page) => page.keyboard.press("Tab"),
  "a focused field": (page: Page) => page.locator("#name").focus(),
  "a pointer on a select": (page: Page) => page.locator("main select").first().hover(),
})) {
  test(`hydration begins at ${interaction}, before the page has loaded`, async ({ page }) => {
    // A font that never arrives delays the page's load event.
    await page.route("**/*.woff2", () => {});
    const scripts = collectScripts(page);
    // With the clock paused, hydration never begins by itself.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto("/contact", { waitUntil: "commit" });
    // The bootstrap script, which listens for interactions, fills this in.
    await expect(page.locator("kbd").first()).not.toBeEmpty();
    expect(scripts).toEqual([]);
    form(page);
    await perform(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  });
}
