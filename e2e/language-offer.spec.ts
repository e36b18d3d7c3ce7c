import type { Page } from "playwright/test";
import { inLocale } from "#app/i18n/paths.ts";
import english from "#app/site/locales/en/language-offer.json" with { type: "json" };
import { zh, zhCopy } from "../tests/support/tested-locales.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, languageLink, modules, open, test } from "./test.ts";

const languages = [
  {
    locale: "zh-CN",
    page: "/features",
    other: "/zh/features",
    copy: zhCopy.languageOffer,
    tag: "zh-CN",
    lang: "en",
  },
  {
    locale: "en-GB",
    page: "/zh/features",
    other: "/features",
    copy: english,
    tag: "en",
    lang: zh,
  },
] as const;

const offer = (page: Page) => page.locator("aside[lang]:visible");
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Shows a page and expects no offer, which would appear before the analytics script is loaded. */
async function expectNoOffer(page: Page, show: () => Promise<unknown>): Promise<void> {
  const analytics = page.waitForResponse("/js/analytics.js");
  await show();
  await analytics;
  await expect(offer(page)).toHaveCount(0);
}

for (const { locale, page: path, other, copy, tag, lang } of languages) {
  test.describe(`a visitor whose browser speaks ${locale}`, () => {
    test.use({ locale });

    test(`${path} offers the other language in a corner, without moving the layout or the focus`, {
      tag: "@smoke",
    }, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ("value" in entry) shifts.push(Number(entry.value));
        });
        // A late font may move a line; the offer comes after the fonts.
        addEventListener("load", async () => {
          await document.fonts.ready;
          if (PerformanceObserver.supportedEntryTypes.includes("layout-shift"))
            requestAnimationFrame(() => observer.observe({ type: "layout-shift" }));
        });
      });
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (modules.test(request.url())) scripts.push(request.url());
      });
      await page.goto(`${path}?x=1#core`);
      await expect(offer(page)).toBeVisible();
      await expect(offer(page)).toHaveAttribute("lang", tag);
      await expect(offer(page)).toContainText(copy.text);
      await expect(page.locator("body")).toBeFocused();
      // A shift is reported after its frame.
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
          ),
      );
      expect(await page.evaluate("shifts")).toEqual([]);
      expect(await stored(page)).toEqual({ lang });
      expect(scripts).toEqual([]);
      await expectAccessible(page);

      await page.getByRole("link", { name: copy.link }).click();
      // The hash is the section that is being read, which depends on the width.
      await expect(page).toHaveURL(new RegExp(`${other}\\?x=1(#|$)`));
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(offer(page)).toHaveCount(0);
    });

    // A strip on a phone, with the longer text, and a box in the corner of a wide screen.
    const viewport = lang === zh ? { width: 360, height: 640 } : { width: 1280, height: 720 };

    test(`${path}: the offer hides nothing that has focus, at ${viewport.width} px`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(viewport);
      for (const [name, key] of [
        ["/", "Tab"],
        [lang === zh ? "/terms" : "/docs", "Shift+Tab"],
      ] as const) {
        await open(page, inLocale(lang, name));
        await expect(offer(page)).toBeVisible();
        expect.soft(await walkByKeyboard(page, key), name).toEqual([]);
        await page.evaluate(() => localStorage.clear());
      }
    });

    // The rest does not depend on the language.
    if (lang !== "en") return;

    test(`${path}: the offer follows the visitor, and is not repeated after it was dismissed by keyboard`, {
      tag: "@smoke",
    }, async ({ page }) => {
      await open(page, path);
      await expect(offer(page)).toBeVisible();
      await page.getByRole("navigation").first().getByRole("link").nth(3).click();
      await expect(offer(page).getByRole("link")).toHaveAttribute("href", /docs$/);
      await page.getByRole("button", { name: copy.dismiss }).press("Enter");
      await expect(offer(page)).toHaveCount(0);
      expect(await stored(page)).toEqual({ lang, "language-offer": "dismissed" });
      await page.evaluate(() => localStorage.removeItem("lang"));
      await expectNoOffer(page, () => open(page, path));
    });

    test(`${path}: Escape dismisses the offer, unless the menu or a field takes the key`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, inLocale(lang, "/blog"));
      await expect(offer(page)).toBeVisible();
      await page.locator("button[popovertarget=menu]").click();
      await expect(page.locator("#menu")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator("#menu")).toBeHidden();
      await page.locator("main input[type=search]").fill("a");
      await page.keyboard.press("Escape");
      await expect(page.locator("main input[type=search]")).toHaveValue("");
      await expect(offer(page)).toBeVisible();
      // On a phone, it is a strip that scrolls away with the page.
      for (const name of ["/docs", "/blog"]) {
        await page.evaluate(() => localStorage.clear());
        await open(page, inLocale(lang, name));
        await expect(offer(page)).toBeInViewport();
        expect(await offer(page).evaluate((strip) => strip.clientWidth)).toBe(390);
        await page.mouse.wheel(0, 600);
        await expect(offer(page)).not.toBeInViewport();
      }
      // The offer reacts to keys only a moment after it is shown.
      await expect(async () => {
        await page.keyboard.press("Escape");
        await expect(offer(page)).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
      expect(await stored(page)).toEqual({ lang, "language-offer": "dismissed" });
    });

    test(`${other} shows no offer, nor does ${path} after a deliberate change of language`, async ({
      page,
    }) => {
      await expectNoOffer(page, () => open(page, other));
      await expectNoOffer(page, async () => {
        await languageLink(page).click();
        await expect(page).toHaveURL(path);
        await page.waitForFunction((lang) => localStorage.getItem("lang") === lang, lang);
      });
      await expectNoOffer(page, () => page.reload());
    });
  });
}

/** Moves focus through the page, and returns the elements that were fully covered while focused (WCAG 2.2, 2.4.11). */
async function walkByKeyboard(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const covered: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    Object.assign(window, { visited: new WeakSet() });
  });
  let stops = 0;
  for (let more = true; more; stops++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(inspectFocus);
    if (stop?.isCovered) covered.push(stop.name);
    more = stop !== undefined;
  }
  expect(stops).toBeGreaterThan(20);
  return covered;
}

/** Runs in the page. Returns undefined if focus has left the page, or has come to an element again. */
function inspectFocus(): { name: string; isCovered: boolean } | undefined {
  const { activeElement } = document;
  const inner = activeElement instanceof HTMLIFrameElement ? activeElement.contentDocument : null;
  const focused = inner?.activeElement ?? activeElement;
  const { visited } = window as unknown as { visited: WeakSet<Element> };
  if (!activeElement || !focused || focused === document.body || visited.has(focused)) return;
  visited.add(focused);
  const box = focused.getBoundingClientRect();
  const frame = inner ? activeElement.getBoundingClientRect() : { left: 0, top: 0 };
  // An element with `pointer-events: none` is not found, but the figure or navigation around it.
  const takesPointer = getComputedStyle(focused).pointerEvents !== "none";
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
  const isCovered = shares.every((x) =>
    shares.every((y) => {
      const left = frame.left + box.left + x * box.width;
      const top = frame.top + box.top + y * box.height;
      const found = document.elementFromPoint(left, top);
      const seen = takesPointer ? found : found?.closest("figure, nav");
      return !seen || !(seen.contains(activeElement) || activeElement.contains(seen));
    }),
  );
  const name = focused.getAttribute("aria-label") ?? focused.textContent ?? "";
  return { name: `${focused.tagName} ${name.trim().slice(0, 40)}`, isCovered };
}
