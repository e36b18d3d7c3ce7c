import type { Page } from "playwright/test";
import { plainText } from "#app/i18n/markup.ts";
import { en } from "#app/locales/en/index.ts";
import { zh } from "#app/locales/zh/index.ts";
import { expectAccessible, holds } from "./accessibility.ts";
import { expect, open, successMessage, test } from "./test.ts";

interface FormCase {
  path: string;
  copy: typeof en | typeof zh;
  /** What to type into each control, by its id. */
  fields: Record<string, string>;
  /** How many of them are required. */
  required: number;
  sent: string;
}

const cases: FormCase[] = [
  { prefix: "", copy: en },
  { prefix: "/zh", copy: zh },
].flatMap(({ prefix, copy }): FormCase[] => [
  {
    path: `${prefix}/contact`,
    copy,
    fields: { name: "Ada", email: "ada@visitor.example", subject: "Zoë 字", message: "Hello\nyou" },
    required: 4,
    sent: copy.contact.form.sent.heading,
  },
  {
    path: `${prefix}/careers/full-stack-engineer`,
    copy,
    fields: { name: "Grace", email: "grace@visitor.example", link: "https://visitor.example/cv" },
    required: 3,
    sent: copy.job.form.sent.heading,
  },
  {
    path: `${prefix}/blog`,
    copy,
    fields: { "newsletter-email": "reader@visitor.example" },
    required: 1,
    sent: copy.newsletter.sent.heading,
  },
]);

const form = (page: Page) => page.locator("main form[method=post]");
const summary = (page: Page) => page.locator("main").getByRole("alert");

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [id, text] of Object.entries(fields)) await page.locator(`#${id}`).fill(text);
}

// Chromium reports every answer from 400 on.
test.use({ expectedConsole: [/Failed to load resource/] });

/** One language of each form, for what doesn't depend on the language. */
const onceEach = cases.filter((_, index) => [0, 4, 2].includes(index));

for (const { path, copy, fields, required, sent } of cases) {
  test(
    `the form on ${path} shows errors, then the success message, without a page load`,
    holds("axe"),
    async ({ page }) => {
      await open(page, path);
      await page.evaluate(() => Object.assign(window, { same: true }));
      await form(page).locator("button").click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole("link")).toHaveCount(required);
      await expectAccessible(page);
      await expect(form(page).locator("[aria-invalid=true]")).toHaveCount(required);
      const [first = ""] = Object.keys(fields);
      await summary(page).getByRole("link").first().click();
      await expect(page.locator(`#${first}`)).toBeFocused();

      await fill(page, fields);
      const answer = Promise.withResolvers<void>();
      await page.route("**/*.data*", (route) => answer.promise.then(() => route.continue()));
      await form(page).locator("button").click();
      await expect(form(page).locator("button")).toHaveText(copy.forms.sending);
      await expect(form(page).locator("button")).toHaveAttribute("aria-disabled", "true");
      answer.resolve();
      await expect(successMessage(page)).toBeFocused();
      await expect(successMessage(page).locator("h3")).toHaveText(plainText(sent));
      await expect(page).toHaveURL(`${path}?sent`);
      await expectAccessible(page);
      expect(await page.evaluate(() => "same" in window)).toBe(true);

      await page.reload();
      await expect(successMessage(page)).toBeVisible();
      await expect(form(page)).toHaveCount(0);
    },
  );
}

for (const { path, copy, fields } of onceEach) {
  test(`the form on ${path} is sent once by a double click`, async ({ page }) => {
    const posts: string[] = [];
    page.on("request", (request) => {
      // Not what the page reports of its speed.
      const { pathname } = new URL(request.url());
      if (request.method() === "POST" && pathname !== "/beacon") posts.push(pathname);
    });
    await open(page, path);
    await fill(page, fields);
    await form(page).locator("button").dblclick();
    await expect(successMessage(page)).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test(`the form on ${path} keeps the text when no response arrives`, async ({ page }) => {
    await open(page, path);
    await fill(page, fields);
    await page.route("**/*.data*", (route) => route.abort());
    await form(page).locator("button").click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).locator("h3")).toHaveText(copy.forms.failures.noAnswer.heading);
    for (const [id, text] of Object.entries(fields)) {
      await expect(page.locator(`#${id}`)).toHaveValue(text);
    }
    await page.unroute("**/*.data*");
    await form(page).locator("button").click();
    await expect(successMessage(page)).toBeFocused();
  });

  test(`the form on ${path} keeps the text when it is refused before its page`, async ({
    page,
  }) => {
    await open(page, path);
    await fill(page, fields);
    for (const [status, { text = "" }] of [
      [503, copy.forms.failures.refused],
      [429, copy.forms.problems.limited],
    ] as const) {
      // As an overloaded site or a proxy answers: with a page of its own.
      const answer = { status, contentType: "text/html", body: "<h1>Not now</h1>" };
      await page.route("**/*.data*", (route) => route.fulfill(answer));
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

  test(`the form on ${path} works with the keyboard alone`, holds("keyboard"), async ({ page }) => {
    await open(page, path);
    const [first = "", ...others] = Object.keys(fields);
    await page.locator(`#${first}`).focus();
    await page.keyboard.type(fields[first] ?? "");
    for (const id of others) {
      // Optional controls stand between the required ones.
      for (let count = 0; count < 3; count++) {
        await page.keyboard.press("Tab");
        if (await page.locator(`#${id}`).evaluate((node) => node === document.activeElement)) break;
      }
      await expect(page.locator(`#${id}`)).toBeFocused();
      await page.keyboard.insertText(fields[id] ?? "");
    }
    await form(page).locator("button").focus();
    await page.keyboard.press("Enter");
    await expect(successMessage(page)).toBeFocused();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, fields, required, sent } of cases) {
    test(
      `the form on ${path} shows errors, then the success message`,
      holds("noJavaScript"),
      async ({ page }) => {
        await page.goto(path);
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
            if (!blank.includes(id)) await expect(page.locator(`#${id}`)).toHaveValue(text);
          }
          await fill(page, fields);
        } else {
          expect(await form(page).locator(":invalid").count()).toBeLessThan(required);
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

  for (const { path } of onceEach) {
    test(`the browser refuses an empty form on ${path}`, async ({ page }) => {
      await page.goto(path);
      await form(page).locator("button").click();
      await expect(page).toHaveURL(path);
      await expect(form(page).locator(":invalid").first()).toBeFocused();
      await expect(summary(page)).toHaveCount(0);
    });
  }
});

for (const [prefix, copy] of [
  ["", en],
  ["/zh", zh],
] as const) {
  for (const step of ["confirm", "unsubscribe"] as const) {
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
}
