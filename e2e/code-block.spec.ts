import { zhCopy, zhPrefix } from "../tests/support/tested-locales.ts";
import { covers, expectAccessible } from "./accessibility.ts";
import { expect, holdScripts, hydrate, open, test } from "./test.ts";

const copy = zhCopy.codeBlock;

test(
  "a code block is copied by keyboard, and its button says so for two seconds",
  covers("keyboard"),
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    await open(page, `${zhPrefix}/docs`);
    await page.clock.pauseAt(Date.now() + 60_000);
    const block = page.locator(".code").last();
    const button = block.getByRole("button");
    await expect(button).toHaveText(copy.idle);
    await button.press("Enter");
    await expect(button).toHaveText(copy.done);
    await expect(page.getByRole("status").filter({ hasText: copy.done })).toHaveCount(1);
    const code = await block.locator("code").textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await page.clock.runFor(1_900);
    await expect(button).toHaveText(copy.done);
    await page.clock.runFor(200);
    await expect(button).toHaveText(copy.idle);
    // Two clicks before the clipboard has answered must not confuse the button.
    await button.evaluate((button: HTMLElement) => {
      Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => {} } });
      button.click();
      button.click();
    });
    await expect(button).toHaveText(copy.done);
    await page.clock.runFor(2_100);
    await expect(button).toHaveText(copy.idle);
  },
);

test("tabs and copy buttons work before hydration, which keeps what they show", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const release = await holdScripts(page);
  await page.clock.install();
  await page.goto(`${zhPrefix}/api`);
  await page.clock.pauseAt(Date.now() + 60_000);
  // The tabs of webhook events choose no language.
  await page.locator(".code").getByRole("tab", { name: "created" }).first().click();
  expect(await page.evaluate(() => localStorage.getItem("code-language"))).toBeNull();
  const blocks = page
    .locator(".code")
    .filter({ has: page.getByRole("tab", { name: "JavaScript" }) });
  const block = blocks.first();
  const [tab, button] = [
    block.getByRole("tab", { name: "JavaScript" }),
    block.locator(".copy-button"),
  ];
  await blocks.last().getByRole("tab", { name: "Python" }).click();
  await tab.click();
  await expect(tab).toBeInViewport();
  const selectedTabs = blocks.getByRole("tab", { name: "JavaScript", selected: true });
  await expect(selectedTabs).toHaveCount(await blocks.count());
  await button.click();
  await expect(button).toHaveText(copy.done);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("await fetch(");
  release();
  await hydrate(page);
  await expect(button).toHaveText(copy.done);
  await expect(selectedTabs).toHaveCount(await blocks.count());
  await page.clock.runFor(2_100);
  await expect(button).toHaveText(copy.idle);
});

test("code that can't be copied is selected, and a message says so", async ({ page, allow }) => {
  allow(/Copying failed/);
  await page.clock.install();
  await open(page, `${zhPrefix}/docs`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("denied")) },
    }),
  );
  const logged = page.waitForEvent("console", (entry) => entry.text().includes("Copying failed"));
  const block = page.locator(".code").last();
  await block.getByRole("button").click();
  await logged;
  const message = page.getByRole("status").filter({ hasText: copy.failed });
  await expect(message).toBeInViewport();
  const selected = await page.evaluate(() => getSelection()?.toString() ?? "");
  await expect(block.locator("code")).toHaveText(selected, { useInnerText: true });
  expect(selected).not.toBe("");
  // The message disappears by itself, but not while the pointer is on it.
  await message.hover();
  await page.clock.resume();
  await expectAccessible(page);
  await page.clock.runFor(5_500);
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_500);
  await expect(message).toHaveCount(0);
});
