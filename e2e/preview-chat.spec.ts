import type { FrameLocator, Page } from "playwright/test";
import { dictionary } from "#app/i18n/dictionary.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { expectAccessible, holds } from "./accessibility.ts";
import { expect, open, test } from "./test.ts";

const questions = {
  en: {
    own: "safe harbor",
    medical: "Should I take ibuprofen for my headache?",
    unknown: "What is the weather in Paris?",
    other: "怎么上传文件？",
    otherLang: "zh-CN",
  },
  zh: {
    own: "安全港",
    medical: "我头疼，该吃什么药？",
    unknown: "今天北京天气怎么样？",
    other: "How do I upload a file?",
    otherLang: "en",
  },
};

const box = (chat: Page | FrameLocator) => chat.getByRole("textbox");
const turns = (chat: Page | FrameLocator) => chat.locator("main section > ol > li");

for (const locale of locales) {
  const { previewChat: copy, chrome } = dictionary(locale);
  const { own, medical, unknown, other, otherLang } = questions[locale];
  const home = inLocale(locale, "/");
  const path = inLocale(locale, "/preview-chat");

  test(`${home}: a suggestion is answered, and what the answer rests on opens`, async ({
    page,
  }) => {
    await open(page, home);
    const chat = page.frameLocator("iframe");
    await expect(chat.getByText(copy.note.site)).toBeVisible();
    await chat.getByRole("button", { name: copy.questions.files }).click();
    await expect(box(chat)).toBeFocused();
    const turn = turns(chat).first();
    await expect(turn).toContainText(copy.questions.files);
    await expect(turn).toContainText(copy.sources);
    await expect(turn.locator(".arrow-link").first()).toBeVisible();
    await expect(chat.getByRole("status")).toContainText(copy.answered);
    await turn.locator(".arrow-link").first().click();
    // In place of the whole page, not inside of the frame.
    await expect(page).toHaveURL(/\/docs#file-upload$/);
  });

  test(
    `${path}: by keyboard alone, in every state accessible`,
    holds("axe", "keyboard"),
    async ({ page }) => {
      await open(page, path);
      await expectAccessible(page);
      await page.keyboard.press("Tab");
      await expect(box(page)).toBeFocused();
      await page.keyboard.type(own);
      await page.keyboard.press("Shift+Enter");
      await expect(box(page)).toHaveValue(`${own}\n`);
      await expect(turns(page)).toHaveCount(0);
      await page.keyboard.press("Enter");
      await expect(turns(page)).toHaveCount(1);
      await expect(box(page)).toHaveValue("");
      await expect(page.locator("main li .arrow-link").first()).toHaveAttribute(
        "href",
        new RegExp(inLocale(locale, "/security#")),
      );
      await expect(box(page)).toBeFocused();
      await expect(page.getByRole("button", { name: copy.send })).toBeVisible();
      await expectAccessible(page);

      // Back to the log, which scrolls by keyboard, and to the source in it.
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      await expect(turns(page).getByRole("link").last()).not.toBeFocused();
      await page.getByRole("link", { name: copy.newChat }).press("Enter");
      await expect(turns(page)).toHaveCount(0);
      await expect(box(page)).toBeFocused();
      await expect(page.getByRole("button", { name: copy.questions.models })).toBeVisible();
    },
  );

  test(`${path}: declines medical advice, and says what it doesn't know`, async ({ page }) => {
    await open(page, path);
    await box(page).fill(medical);
    await box(page).press("Enter");
    await expect(turns(page).nth(0)).toContainText(copy.medical.text);
    await expect(turns(page).nth(0).getByRole("link")).toHaveAttribute("href", /api#create-study$/);
    await expect(page.getByRole("button", { name: copy.send })).toBeVisible();
    await box(page).fill(unknown);
    await box(page).press("Enter");
    await expect(turns(page).nth(1)).toContainText(copy.unknown.text);
    const contact = turns(page).nth(1).getByRole("link", { name: copy.unknown.contact });
    await expect(contact).toHaveAttribute("href", /\/contact$/);
    await expect(contact).toHaveAttribute("target", "_top");
    await expectAccessible(page);
  });

  test(`${path}: answers in the language of the question`, async ({ page }) => {
    await open(page, path);
    await box(page).fill(other);
    await box(page).press("Enter");
    await expect(turns(page).locator("div[lang]")).toHaveAttribute("lang", otherLang);
    await expect(page.locator("main li .arrow-link").first()).toHaveAttribute(
      "href",
      /docs#file-upload$/,
    );
  });

  test(`${home}: Get started begins a new chat, each time`, async ({ page }) => {
    await open(page, home);
    const chat = page.frameLocator("iframe");
    for (let round = 0; round < 2; round++) {
      await box(chat).fill(own);
      await box(chat).press("Enter");
      await expect(turns(chat)).toHaveCount(1);
      await page.getByRole("banner").getByRole("link", { name: chrome.getStarted }).click();
      await expect(turns(chat)).toHaveCount(0);
      await expect(box(chat)).toBeVisible();
    }
    await expect(page).toHaveURL(/#\/new-chat$/);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} is a form that answers`, holds("noJavaScript"), async ({ page }) => {
      await page.goto(path);
      await page.getByRole("button", { name: copy.questions.models }).click();
      await expect(turns(page)).toContainText(copy.questions.models);
      await expect(page.locator("main li .arrow-link").first()).toHaveAttribute(
        "href",
        /docs#model-selection$/,
      );
      await box(page).fill(own);
      await page.getByRole("button", { name: copy.send }).click();
      await expect(turns(page)).toContainText(own);
      await page.getByRole("link", { name: copy.newChat }).click();
      await expect(page).toHaveURL(path);
      await expect(turns(page)).toHaveCount(0);
    });
  });
}

test("Enter while an input method composes does not send", async ({ page }) => {
  await open(page, "/zh/preview-chat");
  await box(page).fill("怎么");
  for (const init of [
    { key: "Enter", isComposing: true },
    { key: "Enter", keyCode: 229 },
  ]) {
    await box(page).evaluate(
      (input, init) =>
        input.dispatchEvent(
          new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }),
        ),
      init,
    );
  }
  await page.waitForTimeout(200);
  await expect(turns(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue("怎么");
});

test("the greeting stands in its place before what follows it has arrived", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await open(page, "/preview-chat");
  const whole = await heading.boundingBox();
  await page.route("/preview-chat", async (route) => {
    const response = await route.fetch();
    const [begun] = (await response.text()).split("<section");
    await route.fulfill({ response, body: begun ?? "" });
  });
  await page.goto("/preview-chat");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  expect(await heading.boundingBox()).toEqual(whole);
});

test("an answer arrives block by block, and can be stopped", async ({ page }) => {
  const lines = [
    { lang: "en", kind: "written" },
    { part: { type: "blocks", blocks: ["<p>The first block.</p>"] } },
  ];
  let answered = () => {};
  await page.route("**/answer?*", async (route) => {
    await new Promise<void>((resolve) => {
      answered = resolve;
    });
    await route.fulfill({ body: lines.map((line) => JSON.stringify(line)).join("\n") });
  });
  await open(page, "/preview-chat");
  await box(page).fill("How do I ask about a file?");
  await box(page).press("Enter");
  await expect(page.getByRole("button", { name: "Send" })).toHaveCount(0);
  await page.getByRole("button", { name: "Stop" }).click();
  answered();
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  await expect(turns(page).first()).not.toContainText("The first block.");
});

test("an empty question sends nothing", async ({ page }) => {
  await open(page, "/preview-chat");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(box(page)).toBeFocused();
  await expect(turns(page)).toHaveCount(0);
  await expect(page).toHaveURL("/preview-chat");
});

test.describe("when the server does not answer", () => {
  test.use({ expectedConsole: [/Failed to load resource|net::ERR_/] });

  test("the chat says so, also in its live region, and the next question may be answered", async ({
    page,
  }) => {
    const copy = dictionary("en").previewChat;
    await open(page, "/preview-chat");
    const ask = async () => {
      await box(page).fill("custom instructions");
      await box(page).press("Enter");
    };
    await page.route("**/answer?*", (route) => route.abort());
    await ask();
    await expect(turns(page).nth(0)).toContainText(copy.failed);
    await expect(page.getByRole("status")).toHaveText(copy.failed);
    await page.unroute("**/answer?*");
    await page.route("**/answer?*", (route) => route.fulfill({ status: 429 }));
    await ask();
    await expect(turns(page).nth(1)).toContainText(copy.tooMany);
    await expect(page.getByRole("status")).toHaveText(copy.tooMany);
    await expectAccessible(page);
    await page.unroute("**/answer?*");
    await ask();
    await expect(turns(page).nth(2).locator(".arrow-link").first()).toBeVisible();
  });
});
