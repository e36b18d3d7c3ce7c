import { copyIn } from "#app/i18n/copy.server.ts";
import { pagePath } from "#app/i18n/paths.ts";
import { covers, expectAccessible, expectReflow } from "./accessibility.ts";
import { expect, holdScripts, open, test } from "./test.ts";

// Chromium logs the refused request.
test.use({ expectedConsole: [/Failed to load resource/] });

// Only the width of words depends on the language, and English words are wider.
const locale = "en";
const copy = copyIn(locale, "tryIt");

test(
  "an operation is called from the API page with the keyboard alone",
  covers("axe", "keyboard"),
  async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await open(page, pagePath(locale, "api"));
    expect(requested.join()).not.toMatch(/open-|try-it|openapi/);

    const openPanel = async (id: string) => {
      const operation = page.locator(`section[aria-labelledby=${id}]`);
      const link = operation.getByRole("link", { name: copy.heading, exact: true });
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(operation.getByRole("heading", { name: copy.heading })).toBeFocused();
      const send = operation.getByRole("button", { name: copy.send, exact: true });
      return { operation, link, send, status: operation.getByRole("status") };
    };

    const hook = await openPanel("subscribe-study-webhook");
    await hook.send.press("Enter");
    await expect(hook.status).toContainText("201");

    const { operation, link, send, status } = await openPanel("create-study");
    const body = operation.getByLabel(copy.body);
    await body.fill('{"study_type": "light_therapy_trial", "parameters": {"sample_size": 0}}');
    await send.press("Enter");
    await expect(status).toContainText("400");
    const advice = operation.getByRole("link", { name: copy.response.advice });
    await expect(advice).toHaveAttribute("href", /#error-400$/);
    await expectAccessible(page);
    await expectReflow(page);
    await body.fill(
      '{"study_type": "light_therapy_trial", "parameters": {"sample_size": 90, "duration_weeks": 8, "primary_outcome": "pain"}}',
    );
    await send.press("Enter");
    await expect(status).toContainText("202");

    // The panel of another operation knows the study; its state and its event follow.
    const analysis = await openPanel("analyze-study");
    await expect(analysis.operation.getByLabel("id", { exact: false }).first()).toHaveValue(
      /^std_/,
    );
    await analysis.send.press("Enter");
    await expect(analysis.status).toContainText("202");
    await expect(analysis.operation.getByText('"completed"')).toBeVisible({ timeout: 10_000 });
    await expect(analysis.operation.getByText("webhook-signature")).toBeVisible();

    await operation.getByRole("button", { name: copy.close }).press("Enter");
    await expect(link).toBeFocused();
  },
);

test("a streamed answer appears in the panel", async ({ page }) => {
  await open(page, pagePath(locale, "api"));
  const operation = page.locator("section[aria-labelledby=send-message]");
  await operation.getByRole("link", { name: copy.heading, exact: true }).click();
  await operation.getByLabel(copy.body).fill('{"content": "Hello", "stream": true}');
  await operation.getByRole("button", { name: copy.send, exact: true }).click();
  await expect(operation.locator(".try-it-response")).toContainText("message.completed");
});

test("“Try it” opens the form even if pressed before React has loaded", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(pagePath(locale, "api"));
  const operation = page.locator("section[aria-labelledby=create-study]");
  await operation.getByRole("link", { name: copy.heading, exact: true }).click();
  release();
  await expect(operation.getByRole("heading", { name: copy.heading })).toBeFocused();
  await expect(page).not.toHaveURL(/#/);
});
