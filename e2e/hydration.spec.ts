import { copyIn } from "#app/i18n/copy.server.ts";
import { localeTable } from "#app/i18n/locales.ts";
import { plainText } from "#app/i18n/markup.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { expect, holdScripts, hydrated, open, test } from "./test.ts";

test.use({ reducedMotion: "no-preference" });

test.describe("a navigation to a page whose module is gone", () => {
  test.use({
    expectedConsole: [/404 \(Not Found\)|Error loading route module|Failed to fetch/],
  });

  test("a page whose module is gone is loaded once as a document", async ({ page }) => {
    await open(page, "/features");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
    });
    await page.route("**/assets/about-*.js", (route) =>
      route.fulfill({ status: 404, body: "Not found" }),
    );
    const { nav } = copyIn("en", "chrome");
    const link = page.getByRole("banner").getByRole("link", { name: nav.about, exact: true });

    // It is fetched ahead, and not there: nothing happens to this page.
    const ahead = page.waitForEvent("console", (entry) => entry.text().includes("about-"));
    await link.hover();
    await ahead;
    await expect(page).toHaveURL("/features");
    expect(asked).toEqual([]);

    // It is missed again, ahead and for the click.
    await page.mouse.move(0, 0);
    await link.click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      plainText(copyIn("en", "about").hero.heading),
    );
    expect(asked).toEqual(["/about"]);
  });

  test("the current page can be reloaded", async ({ page }) => {
    await open(page, "/features");
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.reload();
    expect(await page.evaluate(() => "stayed" in window)).toBe(false);
  });
});

// It does not depend on the language.
const locale = "zh";
const at = (path: string) => inLocale(locale, path);

test.describe(`hydration of ${at("/features")}`, () => {
  // Nobody is offered another language.
  test.use({ locale: localeTable[locale].tag });

  test("hydration starts after paint and load, with all the scripts that the page names", async ({
    page,
  }) => {
    await page.goto(at("/features"));
    await hydrated(page);
    const { loaded, painted, scripts } = await page.evaluate(() => ({
      loaded: performance.getEntriesByType("navigation")[0]?.toJSON().loadEventStart,
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
    }));
    const html = await (await page.request.get(at("/features"))).text();
    const named = html.match(/\/assets\/[^"]+\.js/g) ?? [];
    expect(/rel="modulepreload"/.test(html)).toBe(false);
    expect(new Set(scripts.map(({ path }) => path))).toEqual(new Set(named));
    for (const { startTime } of scripts) {
      expect(startTime).toBeGreaterThanOrEqual(Math.max(loaded, painted));
    }
  });

  test("hydration starts earlier at the first interaction", async ({ page }) => {
    // A font that never arrives holds the page's load back.
    await page.route("**/*.woff2", () => {});
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\/assets\/.*\.js$/.test(request.url())) asked.push(request.url());
    });
    // Nor does time pass, after which it would begin anyway.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto(at("/features"), { waitUntil: "commit" });
    await page.locator("footer").waitFor();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
        }),
    );
    expect(asked).toEqual([]);
    await page.keyboard.press("Tab");
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  });

  test("inline styles are not fetched, and a navigation fetches those that the next page adds", async ({
    page,
  }) => {
    const stylesOf = async (path: string) => {
      const html = await (await page.request.get(at(path))).text();
      return [...html.matchAll(/<style data-href="([^"]+)"/g)].map(([, href]) => href);
    };
    const there = await stylesOf("/about");
    const added = (await stylesOf("/careers")).filter((href) => !there.includes(href));
    expect(added.length).toBeGreaterThan(1);
    const fetched: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/(?<!\/print-.*)\.css$/.test(pathname)) fetched.push(pathname);
    });
    const shown = () =>
      page.locator("main *").evaluateAll(async (elements) => {
        await document.fonts.ready;
        return elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, font } = getComputedStyle(element);
          return [element.tagName, x, y, width, height, color, backgroundColor, font].join();
        });
      });

    await open(page, at("/about"));
    expect(fetched).toEqual([]);
    const { footer } = copyIn(locale, "chrome");
    const { careers } = footer.company.links;
    const link = page.getByRole("contentinfo").getByRole("link", { name: careers });
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    expect(fetched.toSorted()).toEqual(added.toSorted());

    const navigated = await shown();
    await page.reload();
    await hydrated(page);
    expect(navigated).toEqual(await shown());
  });

  test("hydration keeps what was done before it", async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at("/features"));
    const tab = page.getByRole("tab").nth(1);
    await tab.click();
    await page.locator("footer input[name=theme][value=dark]").check({ force: true });
    await page.locator("button[popovertarget=menu]").click();
    const scrolled = await page.evaluate(() => scrollY);
    letGo();
    await hydrated(page);
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(/\?tab=/);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("#menu")).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
});

test(`what was typed on ${at("/contact")} before hydration stays`, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(at("/contact"));
  await page.locator("textarea[name=message]").fill("早上好, hello");
  await page.locator("main select").selectOption({ index: 2 });
  const chosen = await page.locator("main select").inputValue();
  letGo();
  await hydrated(page);
  await expect(page.locator("textarea[name=message]")).toHaveValue("早上好, hello");
  await expect(page.locator("main select")).toHaveValue(chosen);
});
