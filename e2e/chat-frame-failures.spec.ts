import type { RequestListener } from "node:http";
import { localeTable } from "#app/i18n/locales.ts";
import { home as english } from "#app/locales/en/home.ts";
import { home as chinese } from "#app/locales/zh/home.ts";
import { expectAccessible } from "./accessibility.ts";
import { application, expectedConsole, languages, overlay, panel } from "./chat-application.ts";
import { freeUrl, serve, startSite } from "./servers.ts";
import { expect, hydrate, open, test } from "./test.ts";

test.use({ expectedConsole });

const [, { path, tag, copy }] = languages;

test(`${path}: a refused connection, and its way back`, async ({ page }) => {
  test.setTimeout(60_000);
  const url = await freeUrl();
  await using site = await startSite({ CHAT_APP_URL: url });
  await open(page, site.url + path);
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole("heading")).toHaveText(copy.failed.heading);
  await expect(panel(page)).toContainText(copy.failed.text);
  await expect(panel(page).getByRole("link")).toHaveAttribute("href", `${url}/?lang=${tag}`);
  await expect(panel(page).getByRole("link")).toHaveAttribute("target", "_blank");
  await expectAccessible(page);

  // By keyboard alone: trying again fails again, and focus is never lost.
  const told = Promise.withResolvers<void>();
  await page.route("**/chat-status", async (route) => {
    await told.promise;
    await route.continue();
  });
  const retry = panel(page).getByRole("button", { name: copy.failed.retry });
  await retry.focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeHidden();
  await expect(overlay(page)).toBeFocused();
  told.resolve();
  await expect(panel(page).getByRole("heading")).toBeFocused();

  await using app = await serve(application, Number(new URL(url).port));
  expect(app.url).toBe(url);
  await expect(page.frameLocator("iframe").getByRole("heading")).toHaveText("Application", {
    timeout: 15_000,
  });
  await expect(panel(page)).toBeHidden();
  await expect(page.locator("iframe")).toBeFocused();
});

/** An error page of the server, and one of the browser; tests/chat/embed has the other faults. */
const faults: Record<string, RequestListener> = {
  "a 500": (_, response) => void response.writeHead(500).end("broken"),
  "X-Frame-Options": (_, response) =>
    void response.writeHead(200, { "X-Frame-Options": "DENY" }).end("private"),
};

for (const [name, behave] of Object.entries(faults)) {
  test(`${name} is an error`, async ({ page }) => {
    await using app = await serve(behave);
    await using site = await startSite({ CHAT_APP_URL: app.url });
    await page.clock.install();
    await open(page, site.url);
    await expect(panel(page).getByRole("heading")).toHaveText(english.chat.failed.heading);
    // A frame that says that it has loaded changes nothing, nor does the end of the overlay's time.
    await page.clock.runFor(3_500);
    await expect(panel(page)).toBeVisible();
  });
}

test.describe("to a visitor who reads Chinese", () => {
  test.use({ locale: localeTable.zh.tag });

  test("a hanging application is an error in the end", async ({ page }) => {
    await using app = await serve(() => {});
    await using site = await startSite({ CHAT_APP_URL: app.url });
    // The server gives the application fifteen seconds.
    const gaveUp = Promise.withResolvers<void>();
    await page.route("**/chat-status", async (route) => {
      await gaveUp.promise;
      await route.fulfill({ json: { reachable: false } });
    });
    await page.clock.install();
    await page.goto(`${site.url}/zh`, { waitUntil: "commit" });
    await hydrate(page);
    await page.clock.runFor(14_000);
    await expect(page.locator("[data-state]")).toHaveAttribute("data-state", "ready");
    await expect(panel(page)).toHaveCount(0);
    gaveUp.resolve();
    await expect(panel(page).getByRole("heading")).toHaveText(chinese.chat.failed.heading);
  });
});
