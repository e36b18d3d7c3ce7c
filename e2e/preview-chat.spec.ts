import { copyIn } from "#app/i18n/copy.server.ts";
import { formatMessage } from "#app/i18n/format-message.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { helplines } from "#app/site/site.ts";
import { testedLocales, zh } from "../tests/support/tested-locales.ts";
import { covers, expectAccessible } from "./accessibility.ts";
import { ask, composer, openWithChat, turns, waitForAnswer } from "./preview-chat.ts";
import { expect, open, test } from "./test.ts";

for (const locale of testedLocales) {
  const path = inLocale(locale, "/");
  test(`${path}: the first view says what the product is`, async ({ page }) => {
    await openWithChat(page, path);
    const { statement } = copyIn(locale, "previewChat");
    const shown = page.frameLocator("iframe").getByText(statement);
    await expect(shown).toBeInViewport({ ratio: 1 });
  });
}

for (const locale of testedLocales) {
  const path = inLocale(locale, "/preview-chat");
  const { summary } = copyIn(locale, "previewChat").helplines;
  const number = helplines[0]?.ambulance ?? "";

  test(`${path}: the helplines open by keyboard`, covers("axe", "keyboard"), async ({ page }) => {
    await open(page, path);
    const call = page.getByRole("link", { name: number, exact: true }).first();
    await expect(call).toBeHidden();
    await page.getByText(summary).focus();
    await page.keyboard.press("Enter");
    await expect(call).toBeVisible();
    await expect(call).toHaveAttribute("href", `tel:${number}`);
    await expectAccessible(page);
  });
}

// The rest does not depend on the language.
const locale = zh;
const copy = copyIn(locale, "previewChat");
const { training, models } = copy.questions;
const home = inLocale(locale, "/");
const path = inLocale(locale, "/preview-chat");
const own = training.slice(0, -1);

test(`${home}: a suggestion is answered, and the source of the answer opens`, {
  tag: "@smoke",
}, async ({ page }) => {
  await openWithChat(page, home);
  const chat = page.frameLocator("iframe");
  await expect(chat.getByText(copy.note.site)).toBeVisible();
  await chat.getByRole("button", { name: training }).click();
  await expect(composer(chat)).toBeFocused();
  await expect(turns(chat).first()).toContainText(training);
  await expect(turns(chat).first()).toContainText(copy.sources);
  await waitForAnswer(chat);
  await turns(chat).locator("a[href$='/privacy#conversations']").click();
  // The source replaces the whole page, not only the frame.
  await expect(page).toHaveURL(/\/privacy#conversations$/);
});

test(`${path}: the chat says that it doesn't know an answer`, async ({ page }) => {
  await open(page, path);
  await ask(page, "冬季轮胎买哪种？");
  const turn = turns(page).nth(0);
  await expect(turn).toContainText(copy.unknown.text);
  const contact = turn.getByRole("link", { name: copy.unknown.contact });
  await expect(contact).toHaveAttribute("href", /\/contact$/);
  await expect(contact).toHaveAttribute("target", "_top");
  await expectAccessible(page);

  // Choosing a similar question asks it.
  await ask(page, "自行车链条");
  await expect(turns(page).nth(1)).toContainText(copy.unknown.text);
  const near = turns(page).nth(1).getByRole("link").first();
  const question = (await near.textContent()) ?? "";
  await near.click();
  await expect(turns(page).nth(2)).toContainText(question);
});

test(`${path}: the chat answers in the language of the question`, { tag: "@smoke" }, async ({
  page,
}) => {
  await open(page, path);
  await ask(page, "How do I upload a file?");
  await expect(turns(page).locator("div[lang]")).toHaveAttribute("lang", "en");
  await expect(turns(page).locator("a[href$='/docs#file-upload']")).toBeVisible();
});

test(
  `${path}: the keyboard alone operates the chat, and every state is accessible`,
  covers("axe", "keyboard"),
  async ({ page }) => {
    await open(page, path);
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    await expect(composer(page)).toBeFocused();
    await page.keyboard.type(own);
    await page.keyboard.press("Shift+Enter");
    await expect(composer(page)).toHaveValue(`${own}\n`);
    await expect(turns(page)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(turns(page)).toHaveCount(1);
    await expect(composer(page)).toHaveValue("");
    await expect(composer(page)).toBeFocused();
    const tool = page.getByRole("button", { name: copy.tools.copy }).last();
    await expect(tool).toBeVisible();
    await expectAccessible(page);

    // Shift+Tab leads back to the answer.
    await page.keyboard.press("Shift+Tab");
    await expect(tool).toBeFocused();

    await page.getByRole("link", { name: copy.newChat }).press("Enter");
    await expect(turns(page)).toHaveCount(0);
    await expect(composer(page)).toBeFocused();
    await expect(page.getByRole("button", { name: models })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  `${path}: the chat is a form that answers without JavaScript`,
  covers("noJavaScript"),
  async ({ plain: page }) => {
    await page.goto(path);
    await page.getByRole("button", { name: models }).click();
    await expect(turns(page)).toContainText(models);
    await expect(turns(page).getByRole("table")).toBeVisible();
    await expect(turns(page).getByRole("button")).toHaveCount(0);
    await composer(page).fill(own + "。".repeat(512 - own.length));
    await page.getByRole("button", { name: copy.send }).click();
    await expect(turns(page)).toContainText(own);
    await expect(turns(page)).toContainText(formatMessage(copy.leftOut, { count: 12, max: 500 }));
    await page.getByRole("link", { name: copy.newChat }).click();
    await expect(page).toHaveURL(path);
    await expect(turns(page)).toHaveCount(0);
    await page.getByRole("button", { name: copy.sample }).click();
    await expect(page).toHaveURL(/\?sample=/);
    await expect(turns(page)).toContainText(copyIn(locale, "features").demo.note);
  },
);

test("the chat says when the server does not answer, and the next question can be answered", async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|net::ERR_/);
  const copy = copyIn("en", "previewChat");
  await open(page, "/preview-chat");
  await page.route("**/answer?*", (route) => route.abort());
  await ask(page, "custom instructions");
  await expect(turns(page).nth(0)).toContainText(copy.failed);
  await page.unroute("**/answer?*");
  await page.route("**/answer?*", (route) => route.fulfill({ status: 429 }));
  await ask(page, "custom instructions");
  await expect(turns(page).nth(1)).toContainText(copy.tooMany);
  await expectAccessible(page);
  await page.unroute("**/answer?*");
  await ask(page, "custom instructions");
  await expect(turns(page).nth(2)).toContainText(copy.sources);
});
