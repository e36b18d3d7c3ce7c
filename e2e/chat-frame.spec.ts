import { copyIn } from "#app/i18n/copy.server.ts";
import { localeOf } from "#app/i18n/paths.ts";
import { application, expectedConsole, languages, overlay } from "./chat-application.ts";
import { serve, startSite } from "./servers.ts";
import { expect, open, test } from "./test.ts";

test.use({ expectedConsole });

const [, { path, tag, copy }] = languages;

test(`${path}: an application that can be reached`, async ({ page }) => {
  let loads = 0;
  await using app = await serve((request, response) => {
    loads++;
    application(request, response);
  });
  await using site = await startSite({ CHAT_APP_URL: `${app.url}/app?x=1` });
  await open(page, site.url + path);
  const frame = page.frameLocator(`iframe[title]`);
  await expect(frame.getByRole("heading")).toHaveText("Application");
  await expect(page.locator("[data-state]")).toHaveAttribute("data-state", "ready");
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

  // The hash goes on to the application, which is not loaded anew for it.
  await page.locator("header a[href$='#/new-chat']").first().click();
  await expect(page).toHaveURL(`${site.url}${path}#/new-chat`);
  await expect(frame.locator("#hash")).toHaveText("#/new-chat");
  await page.evaluate(() => location.assign("#/c/1"));
  await expect(frame.locator("#hash")).toHaveText("#/c/1");
  await page.evaluate(() => location.assign("#more"));
  await expect(frame.locator("#hash")).toHaveText("#/c/1");
  // Once by the frame, once by the server.
  expect(loads).toBe(2);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(site.url + path);
});

test.describe("an application that misbehaves", () => {
  test.use({ expectedConsole: [/Unsafe attempt/] });

  test("can't take the page around it away", async ({ page }) => {
    await using app = await serve((_, response) =>
      response
        .writeHead(200, { "Content-Type": "text/html" })
        .end(`<a href="http://127.0.0.1:1/" target="_top">out</a>`),
    );
    await using site = await startSite({ CHAT_APP_URL: app.url });
    await open(page, site.url);
    const refused = page.waitForEvent("console", (entry) => /Unsafe attempt/.test(entry.text()));
    await page.frameLocator("iframe").getByText("out").click();
    await refused;
    expect(page.url()).toBe(`${site.url}/`);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, copy } of languages) {
    test(`${path} shows the frame and its way out`, async ({ page }) => {
      await page.goto(path);
      await expect(overlay(page)).toBeHidden();
      await expect(page.locator("iframe")).toBeVisible();
      await expect(page.getByRole("link", { name: copy.newTab, exact: true })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }
});
