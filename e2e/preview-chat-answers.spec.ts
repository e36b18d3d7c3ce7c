import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { expectReflow } from "./accessibility.ts";
import { ask, openWithChat, turns } from "./preview-chat.ts";
import { expect, open, test } from "./test.ts";

for (const locale of locales) {
  const copy = copyIn(locale, "previewChat");
  const codeBlock = copyIn(locale, "codeBlock");
  const home = inLocale(locale, "/");
  const path = inLocale(locale, "/preview-chat");
  const first = copy.questions.developers;

  test(`${path}: tables and code fit the narrowest screen`, async ({ page }) => {
    await open(page, path);
    await ask(page, locale === "en" ? "price list" : "价格表");
    const region = turns(page).locator(".scroll-x");
    await expect(region).toBeVisible();
    await expect(page.getByRole("button", { name: copy.send })).toBeVisible();
    await ask(page, first);
    await expect(turns(page).locator(".code")).toBeVisible();
    await expectReflow(page);
    const [width, content] = await region.evaluate((e) => [e.clientWidth, e.scrollWidth]);
    expect(content).toBe(width);
  });

  // The rest does not depend on the language.
  if (locale !== "en") continue;

  test(`${home}: code in an answer and the answer itself can be copied`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openWithChat(page, home);
    const chat = page.frameLocator("iframe");
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await ask(chat, first);
    const block = turns(chat).locator(".code");
    await block.getByRole("button", { name: codeBlock.idle }).click();
    await expect(block.getByRole("button")).toHaveText(codeBlock.done);
    await page.bringToFront();
    await page.locator("body").click({ position: { x: 5, y: 5 } });
    expect(await readClipboard()).toMatch(/^curl /);
    await turns(chat).getByRole("button", { name: copy.tools.copy }).last().click();
    await expect(turns(chat).getByRole("button").last()).toHaveText(copy.tools.copied);
    await page.locator("body").click({ position: { x: 5, y: 5 } });
    const text = await readClipboard();
    expect(text).toMatch(/\n\ncurl [^\n]+\\\n {2}--/);
    expect(text).toContain(copy.sources);
    expect(text).not.toContain(codeBlock.idle);
    expect(text).not.toMatch(/\n{3}|^\s|\s$/);
  });
}

test("each question moves to the top of the log, where its answer begins", async ({ page }) => {
  const long = { type: "text", text: "A line of text.\n".repeat(400) };
  await page.route("**/answer?*", (route) =>
    route.fulfill({ json: { lang: "en", kind: "written", parts: [long] } }),
  );
  await open(page, "/preview-chat");
  /** Measures how far the last question is below the top of the log, in pixels. */
  const measureQuestionTop = async () => {
    const question = await turns(page).last().boundingBox();
    const log = await page.getByRole("log").boundingBox();
    return Math.round((question?.y ?? 0) - (log?.y ?? 0));
  };
  await ask(page, "First?");
  await expect(turns(page)).toContainText(long.text.slice(0, 20));
  const top = await measureQuestionTop();
  await ask(page, "Second?");
  await expect(turns(page).last()).toContainText(long.text.slice(0, 20));
  await expect.poll(measureQuestionTop).toBe(top);
});
