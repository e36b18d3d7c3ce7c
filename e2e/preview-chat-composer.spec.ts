import { copyIn } from "#app/i18n/copy.server.ts";
import { formatMessage } from "#app/i18n/format-message.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { zh } from "../tests/support/tested-locales.ts";
import { ask, composer, turns } from "./preview-chat.ts";
import { expect, holdScripts, open, test, waitForHydration } from "./test.ts";

// These tests do not depend on the language.
const locale = zh;
const copy = copyIn(locale, "previewChat");
const { training } = copy.questions;
const path = inLocale(locale, "/preview-chat");
const own = training.slice(0, -1);

test(`${path}: the chat says how much of a long question is left out`, async ({ page }) => {
  await open(page, path);
  await composer(page).fill("x".repeat(512));
  const request = page.waitForRequest("**/answer?*");
  await composer(page).press("Enter");
  expect(new URL((await request).url()).searchParams.get("q")).toHaveLength(500);
  await expect(turns(page)).toContainText(formatMessage(copy.leftOut, { count: 12, max: 500 }));
});

test(`${path}: Enter sends a question before scripts have arrived`, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(path);
  await composer(page).press("Enter");
  await expect(page).toHaveURL(path);
  await composer(page).fill(own);
  await composer(page).press("Shift+Enter");
  await expect(composer(page)).toHaveValue(`${own}\n`);
  await composer(page).press("Enter");
  await expect(turns(page)).toContainText(copy.sources);
  await expect(page).toHaveURL(/\?q=/);
  release();
  await waitForHydration(page);
  await ask(page, training);
  await expect(turns(page)).toHaveCount(2);
});

test("Enter does not send a question while an input method composes", async ({ page }) => {
  await open(page, "/zh/preview-chat");
  await composer(page).fill("怎么");
  for (const init of [
    { key: "Enter", isComposing: true },
    { key: "Enter", keyCode: 229 },
  ]) {
    await composer(page).evaluate(
      (input, init) =>
        input.dispatchEvent(
          new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }),
        ),
      init,
    );
  }
  await expect(composer(page)).toHaveValue("怎么");
  // This Enter sends the first question.
  await composer(page).press("Enter");
  await expect(turns(page)).toHaveCount(1);
});

test("an empty question sends nothing", async ({ page }) => {
  await open(page, "/preview-chat");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(composer(page)).toBeFocused();
  await expect(turns(page)).toHaveCount(0);
  await expect(page).toHaveURL("/preview-chat");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

  test("the keyboard does not cover an answer", async ({ page }) => {
    await open(page, "/preview-chat");
    await page.getByRole("button", { name: "Are my conversations used for training?" }).tap();
    await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
    await expect(turns(page)).toHaveCount(1);
    await expect(composer(page)).not.toBeFocused();
    await composer(page).tap();
    await ask(page, "How much does it cost?");
    await expect(turns(page)).toHaveCount(2);
    await expect(composer(page)).not.toBeFocused();
  });
});
