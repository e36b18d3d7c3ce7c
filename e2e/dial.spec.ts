import type { Page } from "playwright/test";
import { inLocale } from "#app/i18n/paths.ts";
import { languages } from "#app/site/locales/language.ts";
import { zh } from "../tests/support/tested-locales.ts";
import { covers, expectAccessible } from "./accessibility.ts";
import { expect, holdScripts, hydrate, open, test, waitForHydration } from "./test.ts";

const figure = (page: Page) => page.locator("figure", { has: page.locator("#dial-glow") });
const readDrawing = (page: Page) =>
  figure(page)
    .locator("svg[role=img]")
    .evaluate((svg) => svg.outerHTML);

/** The pooled results after trial C has moved to 10 minutes later, and then trial A to 20 minutes sooner. */
const results = [
  "合并结果：提前\u00a02\u00a0分钟，95% CI 从提前\u00a06\u00a0分钟到推迟\u00a03\u00a0分钟。",
  "合并结果：提前\u00a04\u00a0分钟，95% CI 从提前\u00a08\u00a0分钟到推迟\u00a01\u00a0分钟。",
] as const;

// These tests do not depend on the language.
const locale = zh;
const { dial } = languages[locale].copy;
const path = inLocale(locale, "/features");
const slider = (page: Page, row: number) =>
  page.getByRole("slider", { name: dial.trials[row] ?? "", exact: true });

test(
  `${path}: trials move by keyboard, and the pooled result follows`,
  covers("axe", "keyboard"),
  async ({ page, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(path);
    const initial = await readDrawing(plain);
    await expect(plain.getByRole("slider")).toHaveCount(0);
    await context.close();

    await page.goto(path);
    const caption = figure(page).locator("figcaption");
    const before = await caption.boundingBox();
    await hydrate(page);
    await expect(page.getByRole("slider")).toHaveCount(4);
    expect(await readDrawing(page)).toBe(initial);
    expect(await caption.boundingBox()).toEqual(before);

    const reset = page.getByRole("button", { name: dial.reset, exact: true });
    await expect(reset).toBeDisabled();
    const status = figure(page).getByRole("status");
    await slider(page, 2).press("End");
    await expect(slider(page, 2)).toHaveAttribute("aria-valuetext", /10/);
    await expect(status).toHaveText(results[0]);
    await slider(page, 0).press("Home");
    await expect(status).toHaveText(results[1]);
    await expect(figure(page).getByRole("img")).toHaveAccessibleName(
      new RegExp(`${results[1].replaceAll(/\s/g, "\\s")}$`),
    );
    await slider(page, 0).press("ArrowRight");
    await expect(slider(page, 0)).toHaveValue("-21");
    await slider(page, 0).press("PageUp");
    await expect(slider(page, 0)).toHaveValue("-18");
    await expectAccessible(page);

    await reset.press("Enter");
    await expect(reset).toBeFocused();
    await expect(reset).toBeDisabled();
    expect(await readDrawing(page)).toBe(initial);
  },
);

test(`${path}: a press moves a trial, even if it began before React was loaded`, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(path);
  const { x, y, width } = await findCenter(figure(page).locator("rect").nth(5));
  await expect(slider(page, 2)).toHaveValue("-13");
  const before = await readDrawing(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + width, y, { steps: 4 });
  const moved = Number(await slider(page, 2).inputValue());
  expect(moved).toBeGreaterThan(-13);
  release();
  await waitForHydration(page);
  await expect.poll(() => readDrawing(page)).not.toBe(before);
  expect(Number(await slider(page, 2).inputValue())).toBe(moved);
  await page.mouse.move(x + 2 * width, y, { steps: 4 });
  expect(Number(await slider(page, 2).inputValue())).toBeGreaterThan(moved);
  await page.mouse.up();
  await expect(slider(page, 2)).toBeFocused();
  // A click beside its handle moves a trial, too.
  const other = await findCenter(figure(page).locator("rect").nth(7));
  await page.mouse.click(other.x - 4 * width, other.y);
  await expect(slider(page, 3)).toBeFocused();
  expect(Number(await slider(page, 3).inputValue())).toBeLessThan(-8);
});

test("Tab reaches the sliders before the button, and a key before hydration moves a trial", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(path);
  const reset = page.getByRole("button", { name: dial.reset, exact: true });
  await figure(page).locator("xpath=preceding::a[1]").focus();
  for (const row of dial.trials.keys()) {
    await page.keyboard.press("Tab");
    await expect(slider(page, row)).toBeFocused();
  }
  await page.keyboard.press("ArrowRight");
  release();
  await expect(reset).toBeEnabled();
  await expect(figure(page).getByRole("status")).not.toBeEmpty();
  await page.keyboard.press("Tab");
  await expect(reset).toBeFocused();
});

async function findCenter(target: ReturnType<Page["locator"]>) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2, width };
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test("a finger moves a trial sideways and scrolls the page up and down", async ({ page }) => {
    await open(page, "/features");
    await expect(page.getByRole("slider")).toHaveCount(4);
    const slider = page.getByRole("slider").nth(2);
    await expect(slider).toHaveValue("-13");
    await figure(page).scrollIntoViewIfNeeded();
    const { x, y } = await findCenter(figure(page).locator("rect").nth(5));
    const touches = await page.context().newCDPSession(page);
    const swipe = async (startX: number, dx: number, dy: number) => {
      const at = (part: number) => [{ x: startX + dx * part, y: y + dy * part }];
      await touches.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
      for (const part of [0.1, 0.25, 0.5, 0.75, 1]) {
        await touches.send("Input.dispatchTouchEvent", {
          type: "touchMove",
          touchPoints: at(part),
        });
      }
      await touches.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };

    const before = await page.evaluate(() => scrollY);
    await swipe(x, 55, 0);
    await expect(slider).toHaveValue("-3");
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await swipe(x + 55, 0, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    await expect(slider).toHaveValue("-3");
  });
});
