import type { Page } from "playwright/test";
import { facts } from "#app/facts.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { formatPrice } from "#app/i18n/format-price.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { testedLocales } from "../tests/support/tested-locales.ts";
import { expectAccessible, expectNarrow, holds } from "./accessibility.ts";
import { expect, hydrate, open, test } from "./test.ts";

/** What is asked for in each language, and the heading of what it is found in. */
const questions = {
  en: { query: "custom instructions", heading: "Custom instructions", crisis: "I want to die" },
  zh: { query: "指令", heading: "自定义指令", crisis: "我不想活了" },
};

/** What a written answer fits, how it begins, and what it rests on. */
const directAnswers = {
  en: { query: "pricing", text: "The chat itself is free", source: "/pricing#plans" },
  zh: { query: "价格", text: "网页对话免费", source: "/pricing#plans" },
};

const dialog = (page: Page) => page.getByRole("dialog");
const box = (page: Page) => page.getByRole("combobox");
const options = (page: Page) => page.getByRole("option");
const count = (page: Page) => dialog(page).getByRole("status");
const chosen = (page: Page) => options(page).and(page.locator("[aria-selected=true]"));
const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name });

/** Opens the dialog by a key. */
async function openDialog(page: Page, key = "/"): Promise<void> {
  await page.keyboard.press(key);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue("");
}

for (const locale of testedLocales) {
  const copy = copyIn(locale, "search");
  const chrome = copyIn(locale, "chrome");
  const previewChat = copyIn(locale, "previewChat");
  const { query, heading, crisis } = questions[locale];
  const direct = directAnswers[locale];
  const path = inLocale(locale, "/about");
  const search = inLocale(locale, "/search");
  const target = inLocale(locale, "/docs#custom-instructions");
  const pageOf = (query: string) => `${search}?q=${encodeURIComponent(query)}`;
  const chatWith = (query: string) => copy.empty.chat.replace("{query}", query);

  test(
    `${path}: the written answer that fits comes first, and leads to the page of results and its source`,
    holds("keyboard", "axe"),
    async ({ page }) => {
      await open(page, path);
      await openDialog(page);
      await page.keyboard.type(direct.query);
      const group = page.getByRole("group", { name: copy.direct.heading });
      const answer = group.getByRole("option").first();
      await expect(answer).toContainText(direct.text);
      await expect(group.getByRole("option").nth(1)).toHaveAttribute(
        "href",
        inLocale(locale, direct.source),
      );
      await expect(count(page)).toContainText(copy.direct.heading);
      await page.keyboard.press("ArrowDown");
      await expect(answer).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(pageOf(direct.query));

      await expect(page.getByRole("searchbox", { name: copy.label })).toHaveValue(direct.query);
      const region = page.getByRole("region", { name: copy.direct.heading });
      await expect(region.getByRole("row").nth(1)).toContainText(
        formatPrice(facts.pricePerMonth.starter, locale),
      );
      await expectAccessible(page);
      await expectNarrow(page);
      const source = inLocale(locale, direct.source);
      await region.locator(`a[href="${source}"]`).last().press("Enter");
      await expect(page).toHaveURL(source);
    },
  );

  // The rest does not depend on the language.
  if (locale !== "zh") continue;

  test(`${path}: the dialog is loaded when it opens, by button and by key, and gives focus back`, async ({
    page,
  }) => {
    const scripts: Promise<string>[] = [];
    const loaded: string[] = [];
    page.on("response", (response) => {
      loaded.push(response.url());
      if (response.url().endsWith(".js")) scripts.push(response.text());
    });
    await open(page, path);
    expect(loaded.filter((url) => /search-dialog|search\.json/.test(url))).toEqual([]);

    const link = headerLink(page, chrome.search);
    await expect(link).toContainText("Ctrl K");
    await link.click();
    await expect(box(page)).toBeFocused();
    expect(loaded.filter((url) => /search-dialog/.test(url))).toHaveLength(2);
    const words = (await Promise.all(scripts)).join("\n");
    const languages = testedLocales.filter((own) =>
      words.includes(copyIn(own, "search").placeholder),
    );
    expect(languages).toEqual([locale]);

    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
    for (const key of ["/", "Control+k", "Meta+k"]) {
      await openDialog(page, key);
      // A slash is a slash in a field, and the first Escape closes although there is text.
      await page.keyboard.type("a/b");
      await expect(box(page)).toHaveValue("a/b");
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    }
    await link.click();
    await page.getByRole("button", { name: copy.close }).click();
    await expect(dialog(page)).toBeHidden();
    await link.click();
    await expect(box(page)).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeHidden();
  });

  test(
    `${path}: the keyboard alone leads from a key to a section, and every state is accessible`,
    holds("keyboard", "axe"),
    async ({ page }) => {
      await open(page, path);
      await openDialog(page);
      await expectAccessible(page);
      const links = page.getByRole("navigation", { name: copy.start.heading }).getByRole("link");
      await expect(links).toHaveText(Object.values(copy.start.links));
      for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowUp"]) {
        await page.keyboard.press(key);
      }
      await expect(links.last()).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(box(page)).toBeFocused();

      await page.keyboard.type("qqqq");
      await expect(dialog(page).getByText(copy.empty.heading)).toBeVisible();
      await expect(count(page)).toHaveText(copy.found.other.replace("{count}", "0"));
      await expect(dialog(page).getByRole("link", { name: copy.contact })).toBeVisible();
      await expectAccessible(page);

      await box(page).fill(crisis);
      await expect(dialog(page).getByRole("alert")).toContainText(
        previewChat.crisis.despair[0] ?? "",
      );
      await expect(dialog(page).getByText(copy.empty.heading)).toBeHidden();
      await expectAccessible(page);

      await box(page).fill(query);
      const docs = page.getByRole("group", { name: copy.kinds.docs }).getByRole("option");
      await expect(docs.first()).toContainText(heading);
      await expect(dialog(page).getByRole("alert")).toBeEmpty();
      await expect(count(page)).toHaveText(/\d+/);
      expect(await docs.first().locator("mark").count()).toBeGreaterThan(0);

      // Nothing is chosen until an arrow key chooses; the last and the first are neighbors.
      await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
      await expect(chosen(page)).toHaveCount(0);
      await page.keyboard.press("ArrowUp");
      await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("ArrowDown");
      await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
      await expect(chosen(page)).toHaveCount(1);
      const id = await options(page).first().getAttribute("id");
      await expect(box(page)).toHaveAttribute("aria-activedescendant", id ?? "");
      await expectAccessible(page);
      while ((await chosen(page).getAttribute("href")) !== target) {
        await page.keyboard.press("ArrowDown");
      }
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(target);
      await expect(dialog(page)).toBeHidden();

      // The section takes focus with a wash of color that goes away, not with a ring around the column.
      const place = page.locator(`[id="${target.split("#")[1]}"]`);
      await expect(place).toBeInViewport();
      await expect(place).toBeFocused();
      await expect(place).toHaveCSS("outline-color", "rgba(0, 0, 0, 0)");
      await expect(place).toHaveCSS("animation", /^1s .* arrived$/);
    },
  );

  test(`${path}: recent searches can be repeated, removed and cleared, and vain ones go on to the chat`, async ({
    page,
  }) => {
    await open(page, path);
    for (const text of ["qqqq", query, direct.query]) {
      await openDialog(page);
      await box(page).fill(text);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(pageOf(text));
      await expect(page.getByRole("searchbox", { name: copy.label })).toHaveValue(text);
      await page.locator("h1").click();
    }
    await openDialog(page);
    const recent = page.getByRole("region", { name: copy.recent.heading });
    await expect(recent.getByRole("link")).toHaveText([direct.query, query, "qqqq"]);
    await expectAccessible(page);
    const remove = copy.recent.remove.replace("{query}", query);
    await recent.getByRole("button", { name: remove }).press("Enter");
    await expect(recent.getByRole("link")).toHaveText([direct.query, "qqqq"]);
    await expect(box(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(box(page)).toHaveValue(direct.query);
    await expect(options(page).first()).toContainText(direct.text);
    await expect(box(page)).toBeFocused();
    await box(page).fill("");
    await recent.getByRole("button", { name: copy.recent.clear }).click();
    await expect(recent).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("recent-searches"))).toBeNull();

    await box(page).fill("qqqq");
    const chat = dialog(page).getByRole("link", { name: chatWith("qqqq") });
    await expect(chat).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(chat).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${inLocale(locale, "/")}?q=qqqq`);
    const turn = page.frameLocator("iframe").getByRole("listitem").first();
    await expect(turn).toContainText("qqqq");
    await expect(turn).toContainText(previewChat.unknown.nothing);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(
      `${path}: the search is a link, a form and links`,
      holds("noJavaScript"),
      async ({ page }) => {
        await page.goto(path);
        await headerLink(page, chrome.search).click();
        await expect(page).toHaveURL(search);
        const field = page.getByRole("searchbox", { name: copy.label });
        await field.fill("qqqq");
        await field.press("Enter");
        await expect(page.getByRole("link", { name: chatWith("qqqq") })).toBeVisible();
        await field.fill(query);
        await page.getByRole("button", { name: copy.submit }).click();
        await expect(page.getByRole("heading", { name: copy.kinds.docs })).toBeVisible();
        const result = page.getByRole("main").getByRole("listitem").getByRole("link", {
          name: heading,
        });
        await result.first().click();
        await expect(page).toHaveURL(target);
      },
    );
  });
}

test("the dialog leaves keys to an input method, and clicks with a modifier to the browser", async ({
  page,
  context,
}) => {
  await open(page, "/zh/about");
  await openDialog(page);
  await box(page).fill("研究");
  await expect(options(page).first()).toBeVisible();
  await box(page).evaluate((input) => {
    for (const key of ["ArrowDown", "Enter"]) {
      const init = { key, isComposing: true, bubbles: true, cancelable: true };
      input.dispatchEvent(new KeyboardEvent("keydown", init));
    }
  });
  await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    options(page)
      .last()
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await tab.waitForURL(/#/);
  await expect(dialog(page)).toBeVisible();
});

test.describe("when something can’t be loaded", () => {
  test.use({ expectedConsole: [/Failed to load resource|net::ERR_/] });

  test("the search leads to its page without the dialog, and the dialog says what failed", async ({
    page,
  }) => {
    await open(page, "/about");
    await page.route("**/search-dialog-*.js", (route) => route.abort());
    await headerLink(page, "Search").click();
    await expect(page).toHaveURL("/search");
    await page.unroute("**/search-dialog-*.js");

    await hydrate(page);
    await page.route("**/search.json?*", (route) => route.fulfill({ status: 503 }));
    await headerLink(page, "Search").click();
    await box(page).fill("study");
    await expect(count(page)).toHaveText(copyIn("en", "search").failed);
    await page.unroute("**/search.json?*");
    await box(page).fill("studies");
    await expect(options(page).first()).toBeVisible();
  });
});

test("the dialog counts a search once, when it is closed, and leaves the page of results to count its own", async ({
  page,
}) => {
  const counted: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.searchParams.has("settled")) counted.push(url.searchParams.get("q") ?? "");
  });
  await open(page, "/about");
  await openDialog(page);
  await box(page).fill("webhoo");
  await expect(options(page).first()).toContainText(/webhook/i);
  await box(page).fill("rate limits");
  await expect(options(page).first()).toContainText("rate limits");
  await page.keyboard.press("Escape");
  await expect.poll(() => counted).toEqual(["rate limits"]);
  await expect(dialog(page)).toBeHidden();
  await openDialog(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await openDialog(page);
  await box(page).fill("pricing");
  await expect(options(page).first()).toContainText("plan");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=pricing");
  expect(counted).toEqual(["rate limits"]);
});

test("the header shows the platform’s shortcut, in room that was there before", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "platform", { value: "MacIntel" });
  });
  await page.goto("/about");
  const link = headerLink(page, "Search");
  await link.locator("kbd").evaluate((hint) => {
    hint.textContent = "";
  });
  const before = await link.boundingBox();
  await hydrate(page);
  await expect(link).toContainText("⌘ K");
  await expect(link).toHaveAccessibleName("Search");
  expect(await link.boundingBox()).toEqual(before);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 800 } });

  test("the header shows no shortcut", async ({ page }) => {
    await open(page, "/about");
    await expect(page.getByRole("banner").getByText("Ctrl K")).toBeHidden();
  });
});
