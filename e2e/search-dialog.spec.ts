import { copyIn } from "#app/i18n/copy.server.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { zh } from "../tests/support/tested-locales.ts";
import { box, count, dialog, headerLink, openDialog, options } from "./search.ts";
import { expect, open, test } from "./test.ts";

// These tests do not depend on the language.
const locale = zh;
const copy = copyIn(locale, "search");
const layout = copyIn(locale, "layout");
const path = inLocale(locale, "/about");

test(`${path}: the dialog opens by button and by key, and returns the focus`, {
  tag: "@smoke",
}, async ({ page }) => {
  await open(page, path);
  const link = headerLink(page, layout.search);
  await expect(link).toContainText("Ctrl K");
  await link.click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();
  for (const key of ["/", "Control+k", "Meta+k"]) {
    await openDialog(page, key);
    // In the field, a slash is text, and the first Escape closes the dialog although there is text.
    await page.keyboard.type("a/b");
    await expect(box(page)).toHaveValue("a/b");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  }
  await link.click();
  await page.getByRole("button", { name: copy.close }).click();
  await expect(dialog(page)).toBeHidden();
  await link.click();
  await expect(box(page)).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeHidden();
});

test("the dialog leaves keys to an input method, and clicks with a modifier to the browser", async ({
  page,
  context,
}) => {
  await open(page, "/zh/about");
  await openDialog(page);
  await box(page).fill("研究");
  await expect(options(page).first()).toBeVisible();
  await box(page).evaluate((input) => {
    for (const key of ["ArrowDown", "Enter"]) {
      const init = { key, isComposing: true, bubbles: true, cancelable: true };
      input.dispatchEvent(new KeyboardEvent("keydown", init));
    }
  });
  await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
  const last = options(page).last();
  const target = (await last.getAttribute("href")) ?? "none";
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    last.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await tab.waitForURL(target);
  await expect(dialog(page)).toBeVisible();
});

test("the dialog searches when typing pauses, and cancels the search before", async ({ page }) => {
  const queries: string[] = [];
  await page.route("**/search.json?*", async (route) => {
    const query = new URL(route.request().url()).searchParams.get("q") ?? "";
    queries.push(query);
    // This query never gets a response.
    if (query !== "webhook") await route.continue();
  });
  await page.clock.install();
  await open(page, "/about");
  await openDialog(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const letter of "webhook") {
    await page.keyboard.press(letter);
    await page.clock.runFor(50);
  }
  expect(queries).toEqual([]);
  await page.clock.runFor(150);
  await expect.poll(() => queries).toEqual(["webhook"]);
  const cancelled = page.waitForEvent("requestfailed");
  await box(page).fill("rate limits");
  expect((await cancelled).url()).toMatch(/q=webhook$/);
  await page.clock.runFor(200);
  await expect(options(page).first()).toContainText(/rate limits/i);
  await box(page).fill("");
  await expect(options(page)).toHaveCount(0);
  expect(queries).toEqual(["webhook", "rate limits"]);
});

test("the dialog says that a search failed", async ({ page, allow }) => {
  allow(/Failed to load resource|net::ERR_/);
  await open(page, "/about");
  await page.route("**/search.json?*", (route) => route.fulfill({ status: 503 }));
  await headerLink(page, "Search").click();
  await box(page).fill("study");
  await expect(count(page)).toHaveText(copyIn("en", "search").failed);
  await page.unroute("**/search.json?*");
  await box(page).fill("studies");
  await expect(options(page).first()).toBeVisible();
});

test("the dialog counts a search once, when it is closed, and the results page counts its own", async ({
  page,
}) => {
  const counted: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.searchParams.has("settled")) counted.push(url.searchParams.get("q") ?? "");
  });
  await open(page, "/about");
  await openDialog(page);
  await box(page).fill("webhoo");
  await expect(options(page).first()).toContainText(/webhook/i);
  await box(page).fill("rate limits");
  await expect(options(page).first()).toContainText(/rate limits/i);
  await page.keyboard.press("Escape");
  await expect.poll(() => counted).toEqual(["rate limits"]);
  await expect(dialog(page)).toBeHidden();
  await openDialog(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await openDialog(page);
  await box(page).fill("pricing");
  await expect(options(page).first()).toContainText(/plan/i);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=pricing");
  expect(counted).toEqual(["rate limits"]);
});

test("the header shows the platform’s shortcut", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "platform", { value: "MacIntel" });
  });
  await open(page, "/about");
  await expect(headerLink(page, "Search")).toContainText("⌘ K");
  await expect(headerLink(page, "Search")).toHaveAccessibleName("Search");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 800 } });

  test("the header shows no shortcut", async ({ page }) => {
    await open(page, "/about");
    await expect(page.getByRole("banner").getByText("Ctrl K")).toBeHidden();
  });
});
