import type { RequestListener } from "node:http";
import type { Page } from "playwright/test";
import { home as english } from "#app/locales/en/home.ts";
import { home as chinese } from "#app/locales/zh/home.ts";
import { expectAccessible } from "./accessibility.ts";
import { freeUrl, serve, startSite } from "./servers.ts";
import { expect, holdScripts, hydrated, open, test } from "./test.ts";

// Chromium has a word about every frame that fails.
test.use({ expectedConsole: [/net::ERR_|Refused to display|frame-ancestors|Failed to load/] });

const languages = [
  { path: "/", tag: "en", copy: english.chat },
  { path: "/zh", tag: "zh-CN", copy: chinese.chat },
] as const;

/** A chat application that says what it was handed, and how often it was loaded. */
let loads = 0;
const application: RequestListener = (_, response) => {
  loads++;
  response.writeHead(200, { "Content-Type": "text/html" }).end(`<!doctype html>
    <title>Chat</title><h1>Application</h1><button>Ask</button><p id="hash"></p><p id="query"></p>
    <script>
      const show = () => {
        document.getElementById("hash").textContent = location.hash;
        document.getElementById("query").textContent = location.search;
      };
      addEventListener("hashchange", show);
      show();
    </script>`);
};

const overlay = (page: Page) => page.locator(".overlay.load");
const panel = (page: Page) => page.getByRole("alert");

for (const { path, tag, copy } of languages) {
  test(`${path}: an application that can be reached`, async ({ page }) => {
    await using app = await serve(application);
    await using site = await startSite({ CHAT_APP_URL: `${app.url}/app?x=1` });
    loads = 0;
    await open(page, site.url + path);
    const frame = page.frameLocator(`iframe[title]`);
    await expect(frame.getByRole("heading")).toHaveText("Application");
    await expect(page.locator(".frame")).toHaveAttribute("data-state", "ready");
    await expect(frame.locator("#query")).toHaveText(`?x=1&lang=${tag}`);
    await expect(page.getByRole("link", { name: copy.newTab, exact: true })).toHaveAttribute(
      "href",
      `${app.url}/app?x=1&lang=${tag}`,
    );
    const element = page.locator("iframe");
    expect(await element.getAttribute("sandbox")).not.toMatch(/top-navigation|modals|pointer-lock/);
    await expect(element).toHaveAttribute("allow", "microphone; clipboard-write");
    await expect(element).toHaveAttribute("referrerpolicy", "no-referrer");

    // The hash goes on to the application, which is not loaded anew for it.
    await page.getByRole("banner").locator(".tools .btn").click();
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
}

const faults: Record<string, RequestListener> = {
  "a 500": (_, response) => void response.writeHead(500).end("broken"),
  "a 503": (_, response) => void response.writeHead(503).end(),
  "X-Frame-Options": (_, response) =>
    void response.writeHead(200, { "X-Frame-Options": "DENY" }).end("private"),
  "frame-ancestors": (_, response) =>
    void response
      .writeHead(200, { "Content-Security-Policy": "frame-ancestors 'self'" })
      .end("private"),
  "a dropped connection": (request) => void request.socket.destroy(),
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

test("a name that does not resolve is an error", async ({ page }) => {
  await using site = await startSite({ CHAT_APP_URL: "https://chat.invalid" });
  await open(page, `${site.url}/zh`);
  await expect(panel(page).getByRole("heading")).toHaveText(chinese.chat.failed.heading);
});

test("a hanging application is an error in the end", async ({ page }) => {
  test.setTimeout(60_000);
  await using app = await serve(() => {});
  await using site = await startSite({ CHAT_APP_URL: app.url });
  await page.goto(`${site.url}/zh`, { waitUntil: "commit" });
  await expect(overlay(page)).toBeHidden({ timeout: 4_000 });
  await page.waitForTimeout(8_000);
  await expect(panel(page)).toHaveCount(0);
  await expect(panel(page).getByRole("heading")).toHaveText(chinese.chat.failed.heading, {
    timeout: 10_000,
  });
});

test("a slow application is none: the overlay goes after three seconds", async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await using app = await serve(async (request, response) => {
    await answer.promise;
    application(request, response);
  });
  await using site = await startSite({ CHAT_APP_URL: app.url });
  const status = page.waitForResponse("**/chat-status");
  const start = Date.now();
  await page.goto(site.url, { waitUntil: "commit" });
  await expect(overlay(page)).toBeVisible();
  await page.waitForTimeout(2_500 - (Date.now() - start));
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page)).toBeHidden({ timeout: 1_500 });
  answer.resolve();
  await expect(page.frameLocator("iframe").getByRole("heading")).toHaveText("Application");
  expect(await (await status).json()).toEqual({ reachable: true });
  await expect(page.locator(".frame")).toHaveAttribute("data-state", "ready");
});

test("a quick application is shown at once, however late React comes", async ({ page }) => {
  await using app = await serve(application);
  await using site = await startSite({ CHAT_APP_URL: app.url });
  // The time of the overlay never comes.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, delay = 0) => later(run, delay > 500 ? 120_000 : delay),
    });
  });
  await open(page, site.url);
  await expect(page.locator(".frame")).toHaveAttribute("data-state", "ready");
  await expect(overlay(page)).toBeHidden();
  // And on the way back to it.
  await page.getByRole("banner").locator(".nav").getByText("About").click();
  await expect(page).toHaveURL(/about$/);
  await page.goBack();
  await expect(page.locator(".frame")).toHaveAttribute("data-state", "ready");
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
  await expect(page.locator(".frame")).toHaveAttribute("data-state", "ready");
  await expect(overlay(page)).toBeHidden();
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

test.describe("the preview", () => {
  test("is ready at once, fills the height, and the page below has its own", async ({ page }) => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await open(page, "/");
      await expect(page.locator(".frame")).toHaveAttribute("data-state", "ready");
      const stage = await page.locator(".stage").boundingBox();
      const header = await page.getByRole("banner").boundingBox();
      expect(Math.round((stage?.height ?? 0) + (header?.height ?? 0))).toBe(size.height);
      const inner = page.frameLocator("iframe");
      const scrolls = await inner
        .locator("html")
        .evaluate((html) => html.scrollHeight > html.clientHeight);
      expect(scrolls).toBe(false);
    }
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(english.more.heading);
  });

  test("speaks the language of the page, also after a change", async ({ page }) => {
    await open(page, "/");
    await expect(page.frameLocator("iframe").locator("html")).toHaveAttribute("lang", "en");
    await page.getByRole("banner").getByRole("link", { name: "中文" }).click();
    await expect(page.frameLocator("iframe").locator("html")).toHaveAttribute("lang", "zh-CN");
    await expect(page.locator(".frame")).toHaveAttribute("data-state", "ready");
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
