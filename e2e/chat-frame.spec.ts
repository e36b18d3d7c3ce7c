import { copyIn } from "#app/i18n/copy.server.ts";
import { localeOf } from "#app/i18n/paths.ts";
import { findFreePort, serve } from "../tests/support/serve.ts";
import { expectAccessible } from "./accessibility.ts";
import { application, expectedConsole, languages, panel, stage } from "./chat-application.ts";
import { startSite } from "./servers.ts";
import { expect, holdScripts, hydrate, open, test, waitForHydration } from "./test.ts";

const [, { path, tag, copy }] = languages;

// In a browser of this language there is no language offer, which could send a request after the site has stopped.
test.use({ expectedConsole, locale: tag });

test(`${path}: an application gets language, hash and few permissions`, async ({ page }) => {
  let loads = 0;
  await using app = await serve((request, response) => {
    loads++;
    application(request, response);
  });
  await using site = await startSite({ CHAT_APP_URL: `${app.url}/app?x=1` });
  await open(page, site.url + path);
  const frame = page.frameLocator(`iframe[title]`);
  await expect(frame.getByRole("heading")).toHaveText("Application");
  await expect(stage(page)).toHaveAttribute("data-state", "ready");
  await expect(frame.locator("#query")).toHaveText(`?x=1&lang=${tag}`);
  await expect(page.getByText(copyIn(localeOf(path), "home").chat.statement)).toBeVisible();
  await expect(page.getByRole("link", { name: copy.newTab, exact: true })).toHaveAttribute(
    "href",
    `${app.url}/app?x=1&lang=${tag}`,
  );
  const element = page.locator("iframe");
  expect(await element.getAttribute("sandbox")).not.toMatch(/top-navigation|modals|pointer-lock/);
  await expect(element).toHaveAttribute("allow", "microphone; clipboard-write");
  await expect(element).toHaveAttribute("referrerpolicy", "no-referrer");

  // The hash is passed on to the application without loading it again.
  await page.locator("header a[href$='#/new-chat']").first().click();
  await expect(page).toHaveURL(`${site.url}${path}#/new-chat`);
  await expect(frame.locator("#hash")).toHaveText("#/new-chat");
  await page.evaluate(() => location.assign("#/c/1"));
  await expect(frame.locator("#hash")).toHaveText("#/c/1");
  await page.evaluate(() => location.assign("#more"));
  await expect(frame.locator("#hash")).toHaveText("#/c/1");
  // Once by the frame, and once by the server's check.
  expect(loads).toBe(2);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(site.url + path);
});

test("an application that hangs is covered for 3 seconds, offers a retry, and has failed after 12", async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>();
  await using app = await serve(async (request, response) => {
    await answer.promise;
    application(request, response);
  });
  await using site = await startSite({ CHAT_APP_URL: app.url });
  const frame = page.locator("iframe");
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(500);
  await page.goto(site.url + path, { waitUntil: "commit" });
  await hydrate(page);
  await expect(stage(page)).toHaveAttribute("data-state", "loading");
  await page.clock.runFor(3_000);
  await expect(page.getByText(copy.loading)).toBeHidden();
  const slow = page.getByRole("status").filter({ hasText: copy.slow.heading });
  await expect(slow).toBeVisible();
  const bar = await slow.boundingBox();
  expect(bar && bar.y + bar.height).toBeLessThan((await frame.boundingBox())?.y ?? 0);
  await expect(page.getByRole("link", { name: copy.newTab, exact: true })).toBeVisible();

  // A retry starts the time again.
  await page.getByRole("button", { name: copy.failed.retry }).press("Enter");
  await expect(slow).toHaveCount(0);
  await expect(stage(page)).toBeFocused();
  await page.clock.runFor(2_900);
  await expect(stage(page)).toHaveAttribute("data-state", "loading");
  await page.clock.runFor(9_000);
  await expect(stage(page)).toHaveAttribute("data-state", "hang");
  await page.clock.runFor(200);
  await expect(panel(page).getByRole("heading")).toHaveText(copy.failed.heading);
  await expect(frame).toBeHidden();
  // Nothing moves the focus, and an application that has loaded after all is shown.
  answer.resolve();
  await expect(page.frameLocator("iframe").getByRole("heading")).toHaveText("Application");
  await expect(panel(page)).toHaveCount(0);
  await expect(stage(page)).toBeFocused();
});

test("an application that answers, but takes long to load, has not failed", async ({ page }) => {
  await using app = await serve(
    (_, response) => void response.writeHead(200, { "Content-Type": "text/html" }).write("<p>Soon"),
  );
  await using site = await startSite({ CHAT_APP_URL: app.url });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(500);
  const checked = page.waitForResponse("**/chat-status");
  await page.goto(site.url, { waitUntil: "commit" });
  await hydrate(page);
  await (await checked).finished();
  await page.clock.runFor(60_000);
  await expect(stage(page)).toHaveAttribute("data-state", "hang");
  await expect(page.locator("iframe")).toBeVisible();
});

test("a quick application is shown at once, however late hydration is", async ({ page }) => {
  await using app = await serve(application);
  await using site = await startSite({ CHAT_APP_URL: app.url });
  // With the clock paused, the overlay never ends by itself.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(500);
  await open(page, site.url);
  await expect(stage(page)).toHaveAttribute("data-state", "ready");
  // The same after going back to it.
  await page.getByRole("banner").getByRole("link", { name: "About" }).dispatchEvent("click");
  await expect(page).toHaveURL(/about$/);
  await page.goBack();
  await hydrate(page);
  await expect(stage(page)).toHaveAttribute("data-state", "ready");
});

test("the overlay disappears after three seconds, however late hydration is", async ({ page }) => {
  await using app = await serve(() => {});
  await using site = await startSite({ CHAT_APP_URL: app.url });
  const release = await holdScripts(page);
  await page.goto(site.url + path, { waitUntil: "commit" });
  await expect(page.getByText(copy.loading)).toBeVisible();
  await expect(page.locator("iframe")).toBeHidden();
  await expect(page.locator("iframe")).toBeVisible({ timeout: 5_000 });
  await expect(page.getByText(copy.loading)).toBeHidden();
  // Hydration doesn't bring it back.
  release();
  await waitForHydration(page);
  await expect(stage(page)).not.toHaveAttribute("data-state", "loading");
});

test(`${path}: a refused connection is an error until the application runs`, async ({ page }) => {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  await using site = await startSite({ CHAT_APP_URL: url });
  await open(page, site.url + path);
  await expect(panel(page).getByRole("heading")).toHaveText(copy.failed.heading);
  await expect(panel(page)).toContainText(copy.failed.text);
  await expect(panel(page).getByRole("link")).toHaveAttribute("href", `${url}/?lang=${tag}`);
  await expect(panel(page).getByRole("link")).toHaveAttribute("target", "_blank");
  await expectAccessible(page);

  // By keyboard alone, a retry fails again, and focus is never lost.
  await panel(page).getByRole("button").press("Enter");
  await expect(panel(page)).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await expect(stage(page)).toBeFocused();

  await using app = await serve(application, Number(new URL(url).port));
  expect(app.url).toBe(url);
  await expect(page.frameLocator("iframe").getByRole("heading")).toHaveText("Application", {
    timeout: 15_000,
  });
  await expect(panel(page)).toHaveCount(0);
  await expect(stage(page)).toBeFocused();
});

test("an error page of the application is an error, however often it loads", async ({ page }) => {
  await using app = await serve((_, response) => void response.writeHead(500).end("broken"));
  await using site = await startSite({ CHAT_APP_URL: app.url });
  await page.clock.install();
  await open(page, site.url);
  await expect(panel(page)).toBeVisible();
  await page.clock.runFor(3_500);
  await expect(panel(page)).toBeVisible();
});

test(`${path} shows the frame and its link without JavaScript`, async ({ plain: page }) => {
  await page.goto(path);
  await expect(page.getByText(copy.loading)).toBeHidden();
  await expect(page.locator("iframe")).toBeVisible();
  await expect(page.getByRole("link", { name: copy.newTab, exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
