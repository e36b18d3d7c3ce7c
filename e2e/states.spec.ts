import type { Page } from "playwright/test";
import { localeTable } from "#app/i18n/locales.ts";
import { inLocale, localeOf } from "#app/i18n/paths.ts";
import { newsletterPages } from "#app/leads/newsletter-paths.ts";
import { languages } from "#app/site/locales/language.ts";
import { serve } from "../tests/support/serve.ts";
import { testedLocales, zh, zhCopy, zhPrefix } from "../tests/support/tested-locales.ts";
import { expectAccessible } from "./accessibility.ts";
import { panel, stage } from "./chat-application.ts";
import { expectReadableUnderPointer, findLayoutFaults } from "./faults.ts";
import { contact, fill, form, summary } from "./forms.ts";
import { startSite } from "./servers.ts";
import { expect, hydrate, open, successMessage, test } from "./test.ts";

// Chromium logs frames that fail, and every response with an error status.
test.use({ expectedConsole: [/Failed to load resource|net::ERR_|404/] });

const widths = [320, 390, 768, 1440];

/** Expects that the page as it is now has no layout faults at any width. */
async function expectNoLayoutFaults(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await page.evaluate(findLayoutFaults), `${page.url()} at ${width} px`).toEqual([]);
  }
}

/** Also expects, in one language only, enough contrast under the pointer and no violation that axe finds. */
async function expectReadable(page: Page): Promise<void> {
  await expectNoLayoutFaults(page);
  if (localeOf(new URL(page.url()).pathname) !== zh) return;
  await expectReadableUnderPointer(page);
  // The header covers a part of what is scrolled below it.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
}

for (const [at, locale] of testedLocales.entries()) {
  const copy = languages[locale].copy;
  const other = testedLocales[1 - at] ?? locale;
  const path = (name: string) => inLocale(locale, name);

  /** Fills in the contact form and sends it. The response waits for `answer`, and may have its own status. */
  async function send(page: Page, answer: Promise<unknown>, status?: number): Promise<void> {
    await open(page, path("/contact"));
    await fill(page, contact.fields);
    await page.route("**/contact.data*", async (route) => {
      await answer;
      await (status ? route.fulfill({ status }) : route.continue());
    });
    await form(page).locator("button").click();
  }

  /** Shows a state of a page. */
  const states: Record<string, (page: Page) => Promise<unknown>> = {
    "a form that is refused": async (page) => {
      await open(page, path("/contact"));
      await form(page).locator("button").click();
      await expect(summary(page)).toBeVisible();
    },
    "a form that is pending, then sent": async (page) => {
      const answer = Promise.withResolvers<void>();
      await send(page, answer.promise);
      await expect(form(page).locator("button")).toHaveText(copy.forms.sending);
      await expectReadable(page);
      answer.resolve();
      await expect(successMessage(page)).toBeVisible();
    },
    "a form that fails": async (page) => {
      await send(page, Promise.resolve(), 503);
      await expect(summary(page)).toBeVisible();
    },
    "a search without a result": (page) => open(page, path("/search?q=qqqq")),
    "a list without a post": (page) => open(page, path("/blog?q=qqqq")),
    "a question without an answer": (page) => open(page, path("/preview-chat?q=qqqq")),
    "a page that is missing": (page) => open(page, path("/missing")),
    "a subscription to confirm": (page) =>
      open(page, path(`/${newsletterPages.confirm}?token=${"A".repeat(43)}`)),
    "a link that has expired": (page) => open(page, path(`/${newsletterPages.confirm}`)),
  };

  test.describe(`in ${locale}`, () => {
    for (const [name, show] of Object.entries(states)) {
      test(`${name} has no layout faults and is readable`, async ({ page }) => {
        await show(page);
        await expectReadable(page);
      });
    }

    test.describe("to a visitor who reads the other language", () => {
      test.use({ locale: localeTable[other].tag });

      test("the language offer has no layout faults and is readable", async ({ page }) => {
        await open(page, path("/features"));
        await expect(page.locator("aside[lang]")).toBeVisible();
        await expectReadable(page);
      });
    });
  });
}

test("a chat that loads, hangs or fails has no layout faults and is readable", async ({ page }) => {
  await using app = await serve(() => {});
  await using site = await startSite({ CHAT_APP_URL: app.url });
  let reachable = true;
  await page.route("**/chat-status", (route) => route.fulfill({ json: { reachable } }));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(500);
  await page.goto(`${site.url}${zhPrefix || "/"}`, { waitUntil: "commit" });
  await hydrate(page);
  await expect(stage(page)).toHaveAttribute("data-state", "loading");
  // axe can't run while the clock is paused.
  await expectNoLayoutFaults(page);
  await expectReadableUnderPointer(page);
  await page.clock.runFor(3_000);
  await expect(stage(page)).toHaveAttribute("data-state", "hang");
  await page.clock.resume();
  await expectReadable(page);
  reachable = false;
  await page.getByRole("button", { name: zhCopy.home.chat.failed.retry }).click();
  await expect(panel(page)).toBeVisible();
  await expect(stage(page).locator("circle")).toHaveCount(1);
  await expectReadable(page);
});
