import { application, expectedConsole, overlay } from "./chat-application.ts";
import { serve, startSite } from "./servers.ts";
import { expect, holdScripts, hydrate, hydrated, open, test } from "./test.ts";

test.use({ expectedConsole });

test("a slow application is none: the overlay goes after three seconds", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await using app = await serve(async (request, response) => {
    await answer.promise;
    application(request, response);
  });
  await using site = await startSite({ CHAT_APP_URL: app.url });
  const status = page.waitForResponse("**/chat-status");
  const frame = page.locator("[data-state]");
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(500);
  await page.goto(site.url, { waitUntil: "commit" });
  await expect(overlay(page)).toBeVisible();
  await hydrate(page);
  await page.clock.runFor(2_000);
  await expect(frame).toHaveAttribute("data-state", "loading");
  await page.clock.runFor(1_000);
  await expect(frame).toHaveAttribute("data-state", "ready");
  await expect(overlay(page)).toBeHidden();
  answer.resolve();
  await expect(page.frameLocator("iframe").getByRole("heading")).toHaveText("Application");
  expect(await (await status).json()).toEqual({ reachable: true });
  await expect(frame).toHaveAttribute("data-state", "ready");
});

test("a quick application is shown at once, however late React comes", async ({ page }) => {
  await using app = await serve(application);
  await using site = await startSite({ CHAT_APP_URL: app.url });
  // The time of the overlay never comes.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(500);
  await open(page, site.url);
  await expect(page.locator("[data-state]")).toHaveAttribute("data-state", "ready");
  await expect(overlay(page)).toBeHidden();
  // And on the way back to it.
  await page.getByRole("banner").getByRole("link", { name: "About" }).dispatchEvent("click");
  await expect(page).toHaveURL(/about$/);
  await page.goBack();
  await expect(page.locator("[data-state]")).toHaveAttribute("data-state", "ready");
});

test("the overlay goes after three seconds however late React comes", async ({ page }) => {
  await using app = await serve(() => {});
  await using site = await startSite({ CHAT_APP_URL: app.url });
  const letGo = await holdScripts(page);
  await page.goto(site.url, { waitUntil: "commit" });
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page)).toBeHidden({ timeout: 5_000 });
  // Nor does it come back with React.
  letGo();
  await hydrated(page);
  await expect(page.locator("[data-state]")).toHaveAttribute("data-state", "ready");
  await expect(overlay(page)).toBeHidden();
});
