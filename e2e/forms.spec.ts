import type { Route } from "playwright/test";
import { formatCount, formatMessage } from "#app/i18n/format-message.ts";
import { plainText } from "#app/i18n/markup.ts";
import { localeOf } from "#app/i18n/paths.ts";
import { covers, expectAccessible, readContrast } from "./accessibility.ts";
import { cases, contact, fill, form, summary } from "./forms.ts";
import { expect, holdScripts, hydrate, open, successMessage, test } from "./test.ts";

// Chromium logs every response with an error status.
test.use({ expectedConsole: [/Failed to load resource/] });

for (const { path, copy, fields, required, sent } of cases) {
  test(`the form on ${path} shows errors, then the success message, without a page load`, {
    tag: ["@smoke", ...covers("axe").tag],
  }, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await form(page).locator("button").click();
    const invalid = form(page).locator("[aria-invalid=true]");
    await expect(invalid).toHaveCount(required);
    const [first = ""] = Object.keys(fields);
    // A form with one field needs no summary.
    if (required > 1) {
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole("link")).toHaveCount(required);
      await expectAccessible(page);
      await summary(page).getByRole("link").first().click();
    } else {
      await expect(summary(page)).toHaveCount(0);
      await expectAccessible(page);
    }
    await expect(page.locator(`#${first}`)).toBeFocused();

    let left = required;
    for (const [id, text] of Object.entries(fields)) {
      await page.locator(`#${id}`).fill(text);
      left -= 1;
      await expect(invalid).toHaveCount(left);
      await expect(summary(page).getByRole("link")).toHaveCount(left);
      if (left === 0) continue;
      const heading = formatCount(copy.forms, "invalid", left, localeOf(path));
      await expect(summary(page).locator("h3")).toHaveText(heading);
    }
    await expect(summary(page)).toHaveCount(0);
    // Typing brings no new error.
    await page.locator(`#${first}`).fill("");
    await expect(invalid).toHaveCount(0);
    await page.locator(`#${first}`).fill(fields[first] ?? "");

    const answer = Promise.withResolvers<void>();
    await page.route("**/*.data*", (route) => answer.promise.then(() => route.continue()));
    await form(page).locator("button").click();
    await expect(form(page).locator("button")).toHaveText(copy.forms.sending);
    await expect(form(page).locator("button")).toHaveAttribute("aria-disabled", "true");
    // The pointer is still on it.
    await expect(form(page).locator("button:hover")).toHaveCSS("background-image", "none");
    await expect.poll(() => readContrast(form(page).locator("button"))).toBeGreaterThanOrEqual(4.5);
    answer.resolve();
    await expect(successMessage(page)).toBeFocused();
    await expect(successMessage(page).locator("h3")).toHaveText(plainText(sent));
    const address = fields.email ?? fields["newsletter-email"] ?? "";
    const receipt = formatMessage(copy.forms.receipt, { address });
    await expect(successMessage(page)).toContainText(receipt);
    await expect(page).toHaveURL(`${path}?sent`);
    await expectAccessible(page);
    expect(await page.evaluate(() => "same" in window)).toBe(true);

    await page.reload();
    await expect(successMessage(page)).toBeVisible();
    // Only the page that was open knew the address.
    await expect(successMessage(page)).not.toContainText("@");
    await expect(form(page)).toHaveCount(0);
  });
}

// The rest does not depend on the form.
const { path, copy, fields, required, sent } = contact;
test(`the form on ${path} keeps its text if no response arrives, or the error page of another server`, async ({
  page,
}) => {
  await open(page, path);
  await fill(page, fields);
  // An overloaded site or a proxy answers with a page of its own.
  const refuse = (status: number) => (route: Route) =>
    route.fulfill({ status, contentType: "text/html", body: "<h1>Not now</h1>" });
  const { noAnswer, refused } = copy.forms.failures;
  for (const [answer, text] of [
    [(route: Route) => route.abort(), noAnswer.heading],
    [refuse(503), refused.text],
    [refuse(429), copy.forms.problems.limited.text],
  ] as const) {
    await page.route("**/*.data*", answer);
    await form(page).locator("button").click();
    await expect(summary(page)).toContainText(text);
    await expect(summary(page)).toBeFocused();
    for (const [id, text] of Object.entries(fields)) {
      await expect(page.locator(`#${id}`)).toHaveValue(text);
    }
    await page.unroute("**/*.data*");
  }
  await form(page).locator("button").click();
  await expect(successMessage(page)).toBeFocused();
});

test(
  `the form on ${path} works with the keyboard alone, and is sent only once by two presses of Enter`,
  covers("keyboard"),
  async ({ page }) => {
    const posts: string[] = [];
    page.on("request", (request) => {
      // A beacon is no submission.
      const { pathname } = new URL(request.url());
      if (request.method() === "POST" && pathname !== "/beacon") posts.push(pathname);
    });
    await open(page, path);
    const [first = "", ...others] = Object.keys(fields);
    await page.locator(`#${first}`).focus();
    await page.keyboard.type(fields[first] ?? "");
    for (const id of others) {
      // Optional controls lie between the required ones.
      for (let count = 0; count < 3; count++) {
        await page.keyboard.press("Tab");
        if (await page.locator(`#${id}`).evaluate((node) => node === document.activeElement)) break;
      }
      await expect(page.locator(`#${id}`)).toBeFocused();
      await page.keyboard.insertText(fields[id] ?? "");
    }
    await form(page).locator("button").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(successMessage(page)).toBeFocused();
    expect(posts).toHaveLength(1);
  },
);

test(`the form on ${path} that is sent before hydration is answered in the language of the page`, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(path);
  await form(page).locator("button").click();
  await expect(form(page).locator("[aria-invalid=true]")).toHaveCount(required);
  const heading = formatCount(copy.forms, "invalid", required, localeOf(path));
  await expect(summary(page).locator("h3")).toHaveText(heading);
  await expect(summary(page)).toBeFocused();
  // Hydration takes neither the focus nor the text of a visitor who is typing.
  await page.locator("#subject").fill("a");
  await page.locator("footer input[name=theme]:checked").focus();
  release();
  await hydrate(page);
  await expect(page.locator("footer input[name=theme]:checked")).toBeFocused();
  await expect(page.locator("#subject")).toHaveValue("a");
});

test(
  `without JavaScript, the form on ${path} keeps what was typed when the server refuses it, and can then be sent`,
  covers("noJavaScript"),
  async ({ plain: page }) => {
    await page.goto(path);
    await form(page).locator("button").click();
    await expect(form(page).locator("[aria-invalid=true]")).toHaveCount(required);
    await expect(page).toHaveURL(path);
    // White space doesn't count as text.
    const blank = ["name", "subject", "message"];
    await fill(page, { ...fields, ...Object.fromEntries(blank.map((id) => [id, " "])) });
    await form(page).locator("button").click();
    await expect(summary(page).getByRole("link")).toHaveCount(blank.length);
    await expect(summary(page)).toBeInViewport();
    await expect(page.locator("#email")).toHaveValue(fields.email ?? "");
    await fill(page, fields);
    await form(page).locator("button").click();
    await expect(page).toHaveURL(`${path}?sent`);
    await expect(successMessage(page).locator("h3")).toHaveText(plainText(sent));
    await expect(successMessage(page)).toBeInViewport();
    await page.reload();
    await expect(successMessage(page)).toBeVisible();
  },
);
