import type { Page, Route } from "playwright/test";
import { formatCount } from "#app/i18n/format-count.ts";
import { formatMessage } from "#app/i18n/format-message.ts";
import { type Locale, localeTable } from "#app/i18n/locales.ts";
import { plainText } from "#app/i18n/markup.ts";
import { localeOf } from "#app/i18n/paths.ts";
import { shortenEmail } from "#app/leads/email.ts";
import { completeWebAddress } from "#app/leads/web-address.ts";
import { dictionaries } from "#app/locales/dictionaries.ts";
import { jobPath } from "../tests/support/subjects.ts";
import { testedLocales } from "../tests/support/tested-locales.ts";
import { expectAccessible, holds } from "./accessibility.ts";
import {
  expect,
  holdScripts,
  hydrated,
  languageLink,
  oneLanguageEach,
  open,
  successMessage,
  test,
} from "./test.ts";

interface FormCase {
  path: string;
  copy: (typeof dictionaries)[Locale];
  /** What to type into each control, by its id. */
  fields: Record<string, string>;
  /** How many of them are required. */
  required: number;
  sent: string;
}

const languages = testedLocales.map((locale) => ({
  prefix: localeTable[locale].prefix,
  copy: dictionaries[locale],
}));

/** Each form in one language: forms know none, and the tests of the server's responses have both. */
const cases = oneLanguageEach(
  languages.flatMap(({ prefix, copy }): FormCase[] => [
    {
      path: `${prefix}/contact`,
      copy,
      fields: {
        name: "Ada",
        email: "ada@visitor.example",
        subject: "Zoë 字",
        message: "Hello\nyou",
      },
      required: 4,
      sent: copy.contact.form.sent.heading,
    },
    ...(jobPath
      ? [
          {
            path: `${prefix}${jobPath}`,
            copy,
            fields: { name: "Grace", email: "grace@visitor.example", link: "visitor.example/cv" },
            required: 3,
            sent: copy.job.form.sent.heading,
          },
        ]
      : []),
    {
      path: `${prefix}/blog`,
      copy,
      fields: { "newsletter-email": "reader@visitor.example" },
      required: 1,
      sent: copy.newsletter.sent.heading,
    },
  ]),
);

const form = (page: Page) => page.locator("main form[method=post]");
const summary = (page: Page) => page.locator("main").getByRole("alert");

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [id, text] of Object.entries(fields)) await page.locator(`#${id}`).fill(text);
}

// Chromium reports every answer from 400 on.
test.use({ expectedConsole: [/Failed to load resource/] });

for (const { path, copy, fields, required, sent } of cases) {
  test(
    `the form on ${path} shows errors, then the success message, without a page load`,
    holds("axe"),
    async ({ page }) => {
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
        const heading = formatCount(copy.forms.invalid, left, localeOf(path));
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
      answer.resolve();
      await expect(successMessage(page)).toBeFocused();
      await expect(successMessage(page).locator("h3")).toHaveText(plainText(sent));
      const address = shortenEmail(fields.email ?? fields["newsletter-email"] ?? "");
      const receipt = formatMessage(copy.forms.receipt, { address });
      await expect(successMessage(page)).toContainText(receipt);
      await expect(page).toHaveURL(`${path}?sent`);
      await expectAccessible(page);
      expect(await page.evaluate(() => "same" in window)).toBe(true);

      await page.reload();
      await expect(successMessage(page)).toBeVisible();
      // The address is nowhere but in the page that was open.
      await expect(successMessage(page)).not.toContainText("@");
      await expect(form(page)).toHaveCount(0);
    },
  );
}

for (const { path, copy, fields } of cases) {
  test(`the form on ${path} keeps the text when no response arrives or it is refused before its page`, async ({
    page,
  }) => {
    await open(page, path);
    await fill(page, fields);
    // As an overloaded site or a proxy answers: with a page of its own.
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
    `the form on ${path} works with the keyboard alone, and is sent once by two presses`,
    holds("keyboard"),
    async ({ page }) => {
      const posts: string[] = [];
      page.on("request", (request) => {
        // Not what the page reports of its speed.
        const { pathname } = new URL(request.url());
        if (request.method() === "POST" && pathname !== "/beacon") posts.push(pathname);
      });
      await open(page, path);
      const [first = "", ...others] = Object.keys(fields);
      await page.locator(`#${first}`).focus();
      await page.keyboard.type(fields[first] ?? "");
      for (const id of others) {
        // Optional controls stand between the required ones.
        for (let count = 0; count < 3; count++) {
          await page.keyboard.press("Tab");
          if (await page.locator(`#${id}`).evaluate((node) => node === document.activeElement))
            break;
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
}

for (const { path, copy, fields, required } of cases.filter(({ required }) => required > 1)) {
  const text = required === 4 ? "message" : "note";
  const draft = { ...fields, [text]: "字".repeat(required === 4 ? 9_960 : 4_960) };

  test(`a draft of the form on ${path} is kept until it is sent`, async ({ page }) => {
    await open(page, path);
    await fill(page, draft);
    await expect(form(page)).toContainText(formatCount(copy.forms.left, 40, localeOf(path)));
    const box = await page.locator(`#${text}`).boundingBox();
    expect(box?.height).toBeLessThan(620);
    const expectDraft = async () => {
      for (const [id, text] of Object.entries(draft)) {
        await expect(page.locator(`#${id}`)).toHaveValue(text);
      }
    };

    await languageLink(page).click();
    await expect(page).not.toHaveURL(path);
    await expectDraft();
    await languageLink(page).click();
    await expect(page).toHaveURL(path);
    await page.getByRole("banner").getByRole("link", { name: copy.chrome.nav.docs }).click();
    await expect(page.locator(`#${text}`)).toHaveCount(0);
    await page.goBack();
    await expectDraft();

    // What is typed before the page listens counts more.
    const release = await holdScripts(page);
    await page.goto(path);
    await page.locator("#name").fill("Early");
    release();
    await hydrated(page);
    await expect(page.locator("#name")).toHaveValue("Early");
    await expect(page.locator(`#${text}`)).toHaveValue(draft[text] ?? "");

    await form(page).locator("button").click();
    await expect(successMessage(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("form-drafts"))).toBeNull();
    await open(page, path);
    await expect(page.locator("#name")).toHaveValue("");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, fields, sent } of cases) {
    test(
      `the form on ${path} is refused by the browser, then by the server, then sent`,
      holds("noJavaScript"),
      async ({ page }) => {
        await page.goto(path);
        await form(page).locator("button").click();
        await expect(page).toHaveURL(path);
        await expect(form(page).locator(":invalid").first()).toBeFocused();
        await expect(summary(page)).toHaveCount(0);
        // White space satisfies the browser, but not the server.
        const blank = Object.keys(fields).filter((id) =>
          ["name", "subject", "message"].includes(id),
        );
        await fill(page, { ...fields, ...Object.fromEntries(blank.map((id) => [id, " "])) });
        if (blank.length > 0) {
          await form(page).locator("button").click();
          await expect(summary(page).getByRole("link")).toHaveCount(blank.length);
          await expect(summary(page)).toBeInViewport();
          for (const [id, text] of Object.entries(fields)) {
            if (blank.includes(id)) continue;
            await expect(page.locator(`#${id}`)).toHaveValue(completeWebAddress(text));
          }
          await fill(page, fields);
        }
        await form(page).locator("button").click();
        await expect(page).toHaveURL(`${path}?sent`);
        await expect(successMessage(page).locator("h3")).toHaveText(plainText(sent));
        await expect(successMessage(page)).toBeInViewport();
        await page.reload();
        await expect(successMessage(page)).toBeVisible();
      },
    );
  }
});

for (const { prefix, copy, step } of oneLanguageEach(
  languages.flatMap(({ prefix, copy }) =>
    (["confirm", "unsubscribe"] as const).map((step) => ({ prefix, copy, step })),
  ),
)) {
  test(`${prefix}/newsletter/${step} asks for confirmation, and reports an invalid link`, async ({
    page,
  }) => {
    const { button, invalid } = copy.newsletterPages[step];
    await open(page, `${prefix}/newsletter/${step}?token=${"A".repeat(43)}`);
    await expectAccessible(page);
    await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
    await expect(page.locator("h1")).toHaveText(plainText(invalid.heading));
    await expect(page.locator("main [role=status]")).toBeFocused();
    await expectAccessible(page);
  });
}
