import type { BrowserContext, Page } from "playwright/test";
import { copyIn } from "#app/i18n/copy.server.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { pagePath } from "#app/i18n/paths.ts";
import { hasPart } from "#app/pages.ts";
import { fill, form } from "./forms.ts";
import { ask, openWithChat, turns } from "./preview-chat.ts";
import {
  everyPage,
  expect,
  languageLink,
  open,
  openWithParts,
  successMessage,
  test,
} from "./test.ts";

/** Lists cookies and the entries of every storage that a page can write to, by name. */
async function listStorage(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
    // Both exist only on HTTPS and localhost.
    ...("caches" in window ? await caches.keys() : []),
    ...(await (navigator.serviceWorker?.getRegistrations() ?? [])).map(({ scope }) => scope),
  ]);
  return [...cookies, ...stored];
}

/** Chooses every tab and theme, copies every code block, and opens every answer. */
async function operateControls(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLElement>(
      "[role=tab], [type=radio], [data-copy], summary",
    )) {
      if (!control.checkVisibility()) continue;
      control.click();
    }
  });
}

/** Lists what visitors do besides reading; each step ends on a page of the site. */
function listVisits(page: Page, locale: Locale): (() => Promise<void>)[] {
  const other = locales.find((other) => other !== locale) ?? locale;
  const previewChat = copyIn(locale, "previewChat");
  const { questions } = copyIn(other, "previewChat");
  const { dismiss } = copyIn(other, "languageOffer");
  const { search } = copyIn(locale, "layout");
  const { copy: copyPage } = copyIn(locale, "markdown");
  const path = (name: Parameters<typeof pagePath>[1]) => pagePath(locale, name);
  return [
    async () => {
      await open(page, path("features"));
      await page.getByRole("button", { name: dismiss }).click();
    },
    async () => {
      await open(page, path("about"));
      await page.getByRole("banner").getByRole("link", { name: search }).click();
      await page.getByRole("combobox").fill("API");
      await expect(page.getByRole("option").first()).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/search\?q=API/);
    },
    async () => {
      await openWithChat(page, path("home"));
      const chat = page.frameLocator("iframe");
      await chat.getByRole("button", { name: previewChat.questions.training }).click();
      const { tools, newChat } = previewChat;
      await chat.getByRole("button", { name: tools.copy }).click();
      await ask(chat, questions.models);
      await expect(turns(chat).getByRole("table")).toBeVisible();
      await chat.getByRole("link", { name: newChat }).click();
      await expect(turns(chat)).toHaveCount(0);
    },
    async () => {
      await open(page, path("contact"));
      await page.locator("#name").fill("A");
      // A draft is stored when its page is left.
      await open(page, path("about"));
    },
    async () => {
      await open(page, path("contact"));
      await fill(page, { name: "A", email: "a@visitor.example", subject: "B", message: "C" });
      await form(page).locator("button").click();
      await expect(successMessage(page)).toBeVisible();
    },
    async () => {
      await open(page, path("docs"));
      await page.getByRole("button", { name: copyPage }).click();
      await languageLink(page).click();
      await expect(page).not.toHaveURL(path("docs"));
      await page.goBack();
      await expect(page).toHaveURL(path("docs"));
    },
  ];
}

test.describe("a visit", () => {
  // A browser that prefers the other language is offered it.
  test.use({ locale: "zh-CN" });

  test("the privacy pages name all that the site stores and every host that it calls in a visit", async ({
    page,
    context,
    baseURL,
  }) => {
    const writing = ["previewChat", "contactForm", "api"] as const;
    test.skip(!writing.every(hasPart), "The policy is the owner's to shorten.");
    test.setTimeout(240_000);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const hosts = new Set<string>();
    const stored = new Set<string>();
    const recordStorage = async () => {
      for (const key of await listStorage(page, context)) stored.add(key);
    };
    context.on("request", (request) => hosts.add(new URL(request.url()).host));

    for (const visit of listVisits(page, "en")) {
      await visit();
      await recordStorage();
    }
    for (const [language, path] of everyPage) {
      if (language !== "en") continue;
      await openWithParts(page, path);
      await operateControls(page);
      await recordStorage();
    }

    const own = new URL(baseURL ?? "").host;
    for (const locale of locales) {
      await open(page, pagePath(locale, "privacy"));
      await recordStorage();
      const named = await page
        .locator("#browser-storage ~ section tbody tr > :first-child code")
        .allTextContents();
      const policy = await page.locator("main").textContent();
      // No key may be missing, and none may be named that nothing writes any more.
      expect([...stored].sort()).toEqual(named.sort());
      expect([...hosts].filter((host) => host !== own && !policy?.includes(host))).toEqual([]);
    }
  });
});
