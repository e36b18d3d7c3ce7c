import type { Page } from "playwright/test";
import { hasPart } from "#app/pages.ts";
import failureEn from "#app/site/locales/en/failure.json" with { type: "json" };
import * as en from "#app/site/locales/en/index.ts";
import { zhCopy, zhPrefix } from "../tests/support/tested-locales.ts";
import { form, summary } from "./forms.ts";
import { ask, turns } from "./preview-chat.ts";
import {
  expect,
  hydrate,
  languageLink,
  open,
  pickOneLanguage,
  successMessage,
  test,
} from "./test.ts";

/** The query finds something on every page that searches. */
const languages = [
  { prefix: "", copy: en, failure: failureEn, query: "webhook", other: zhCopy },
  { prefix: zhPrefix, copy: zhCopy, failure: zhCopy.failure, query: "指令", other: en },
];

type Action = (page: Page) => Promise<void>;

/** Lists what visitors do where React changes texts. */
function listInteractions({ copy, query }: (typeof languages)[number]) {
  const chat = (page: Page) => page.frameLocator("iframe");
  const actions: Record<string, Record<string, Action>> = {
    "/": {
      "a suggested question": async (page) => {
        await chat(page).getByRole("button", { name: copy.previewChat.questions.training }).click();
        await expect(
          chat(page).getByText(copy.previewChat.sources, { exact: true }).first(),
        ).toBeVisible();
        await expect(chat(page).getByRole("button", { name: copy.previewChat.send })).toBeVisible();
      },
      "a question of one's own": async (page) => {
        await ask(chat(page), query);
        await expect(turns(chat(page))).toHaveCount(2);
        await expect(chat(page).getByRole("button", { name: copy.previewChat.send })).toBeVisible();
      },
      "a new chat": async (page) => {
        await chat(page).getByRole("link", { name: copy.previewChat.newChat, exact: true }).click();
        await expect(turns(chat(page))).toHaveCount(0);
      },
    },
    "/features": {
      "the search dialog": async (page) => {
        await page.getByRole("banner").getByRole("link", { name: copy.layout.search }).click();
        await page.getByRole("combobox").fill(query);
        await expect(page.getByRole("option").first()).toBeVisible();
        await page.getByRole("combobox").fill(query.slice(0, -1));
        await expect(page.locator("mark").first()).toHaveText(
          new RegExp(`^${query.slice(0, -1)}`, "i"),
        );
        await page.getByRole("combobox").fill("qqqq");
        await expect(page.getByRole("dialog")).toContainText(copy.search.empty.heading);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toBeHidden();
      },
    },
    "/blog": {
      "a newsletter form": async (page) => {
        await form(page).locator("#newsletter-email").fill("reader@visitor.example");
        await page.getByRole("button", { name: copy.newsletter.subscribe }).click();
        await expect(successMessage(page)).toBeFocused();
      },
    },
    "/contact": {
      "an empty form": async (page) => {
        await form(page).locator("button").click();
        await expect(summary(page).getByRole("link")).toHaveCount(4);
      },
      "a form with one field filled in": async (page) => {
        await page.locator("#name").fill("Ada");
        await form(page).locator("button").click();
        await expect(summary(page).getByRole("link")).toHaveCount(3);
      },
    },
  };
  return Object.entries(actions);
}

/**
 * Changes a page as Chrome's translation does, now and whenever a text is added: two `font` elements with the text
 * replace the text node that React created.
 */
async function translate(page: Page): Promise<void> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(wrapTexts)));
}

/** Runs in the page. */
function wrapTexts(): void {
  if (document.querySelector("body font")) return;
  function wrap(root: Node): void {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (nodes.nextNode()) {
      const text = nodes.currentNode;
      const fixed = text.parentElement?.closest("script, style, textarea, option, font");
      if (text instanceof Text && text.data.trim() && !fixed) found.push(text);
    }
    for (const text of found) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      for (const font of [outer, inner]) font.style.verticalAlign = "inherit";
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  wrap(document.body);
  new MutationObserver(() => wrap(document.body)).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

test.use({ expectedConsole: [/Failed to load resource.*422/] });

const cases = languages.flatMap((language) =>
  listInteractions(language).map(([path, actions]) => ({ language, path, actions })),
);

// What React does to a text does not depend on its language.
for (const { language, path, actions } of pickOneLanguage(cases)) {
  const address = language.prefix + path;

  test(`${address} survives its translation by the browser`, async ({ page, context }) => {
    test.skip(path === "/" && !hasPart("previewChat"));
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, address);
    if (path === "/")
      await expect(page.locator("[data-state]")).toHaveAttribute("data-state", "ready");
    for (const [name, perform] of Object.entries(actions)) {
      // An earlier action may have loaded another document. The chat's frame hydrates separately.
      await Promise.all(page.frames().map(hydrate));
      await translate(page);
      await test.step(name, () => perform(page));
      await expect(page.getByText(language.failure.title)).toHaveCount(0);
    }
    // The language can still be changed.
    await languageLink(page).click();
    await expect(page.getByRole("banner")).toContainText(language.other.layout.nav.features);
    await expect(page.getByRole("contentinfo")).toContainText(language.other.layout.tagline);
  });
}

test("a document that another program has changed is loaded again, but only once", async ({
  page,
  allow,
}) => {
  allow(/NotFoundError|Failed to load resource.*422/);
  await open(page, `${zhPrefix}/contact`);
  const send = page.locator("main form[method=post] button");
  /** Removes an error that React would remove itself as soon as the field is filled in. */
  const removeError = async (field: string) => {
    await send.click();
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    await page.locator(`#${field}-error`).evaluate((error) => error.remove());
    await page.locator(`#${field}`).fill("Ada");
  };
  const reloaded = page.waitForEvent("load");
  await removeError("name");
  await reloaded;
  await hydrate(page);
  await expect(page.getByRole("heading", { name: zhCopy.failure.title })).toHaveCount(0);

  await removeError("subject");
  await expect(page.getByRole("heading", { name: zhCopy.failure.title })).toBeVisible();
});
