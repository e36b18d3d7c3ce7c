import { copyIn } from "#app/i18n/copy.server.ts";
import { formatMessage } from "#app/i18n/format-message.ts";
import { operationTryPath, pagePath } from "#app/i18n/paths.ts";
import { expectAccessible, expectNarrow, holds } from "./accessibility.ts";
import { expect, open, test } from "./test.ts";

// Chromium reports the refused request.
test.use({ expectedConsole: [/Failed to load resource/] });

// Only the room that words need depends on the language, and English ones need more.
const locale = "en";
const copy = copyIn(locale, "tryIt");
const { place, expected } = copy.body;

test(
  "an operation is called from the API page with the keyboard alone",
  holds("axe", "keyboard"),
  async ({ page }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await open(page, pagePath(locale, "api"));
    expect(loaded.join()).not.toMatch(/open-|try-it|openapi/);

    const operation = page.locator("section[aria-labelledby=create-study]");
    const link = operation.getByRole("link", { name: copy.heading, exact: true });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(operation.getByRole("heading", { name: copy.heading })).toBeFocused();
    expect(page.url()).not.toContain("/try/");

    // The sample says what would be sent.
    const body = operation.getByLabel(copy.body.label);
    const sample = operation.locator("[role=tabpanel]:not([hidden]) code");
    await expect(sample).toContainText("/sandbox/api/v1/clinical-studies");
    await body.fill('{"study_type": "x",\n}');
    const send = operation.getByRole("button", { name: copy.send, exact: true });
    await send.press("Enter");
    await expect(body).toBeFocused();
    await expect(body).toHaveAttribute("aria-invalid", "true");
    await expect(operation.locator("form")).toContainText(
      formatMessage(place, { line: 2, column: 1 }),
    );
    await expect(operation.locator("form")).toContainText(expected.name);

    // A refused body is sent all the same, for the error.
    await body.fill('{"study_type": "typed", "parameters": {"sample_size": 0}}');
    await expect(sample).toContainText('"typed"');
    await send.press("Enter");
    const status = operation.getByRole("status");
    await expect(status).toContainText("400");
    const advice = operation.getByRole("link", { name: copy.response.advice });
    await expect(advice).toHaveAttribute("href", /#error-400$/);
    await expectAccessible(page);
    await expectNarrow(page);

    await operation.locator("summary").press("Enter");
    await operation.getByRole("button", { name: "light_therapy_trial" }).press("Enter");
    await expect(body).toHaveValue(/"study_type": "light_therapy_trial"/);
    await body.fill('{"study_type": "light_therapy_trial", "parameters": {}}');
    await send.press("Enter");
    await expect(status).toContainText("200");
    await expect(operation.locator("pre", { hasText: "study_id" })).toBeVisible();

    await operation.getByRole("button", { name: copy.close }).press("Enter");
    await expect(link).toBeFocused();
    await expect(sample).toContainText("randomized_controlled_trial");

    await open(page, operationTryPath(locale, "get-study"));
    await page.getByRole("button", { name: copy.send, exact: true }).click();
    const form = page.getByRole("region", { name: copy.heading, exact: true });
    await expect(form.getByRole("status")).toContainText("200");
    await expectAccessible(page);
    await expectNarrow(page);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an operation is called from a form, whose page shows the response", async ({ page }) => {
    await page.goto(pagePath(locale, "api"));
    await page.locator(`a[href="${operationTryPath(locale, "create-study")}"]`).click();
    await page.getByRole("button", { name: copy.send, exact: true }).click();
    await expect(page).toHaveURL(/#create-study-response$/);
    const response = page.locator("#create-study-response");
    await expect(response.getByRole("heading")).toBeInViewport();
    await expect(response).toContainText('"status": "created"');
    await expect(page.getByLabel(copy.body.label)).toHaveValue(/randomized_controlled_trial/);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.getByRole("button", { name: copy.send, exact: true })).toBeVisible();
  });
});
