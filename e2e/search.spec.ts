import type { Page } from "playwright/test";
import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { expectAccessible, expectNarrow, holds } from "./accessibility.ts";
import { expect, holdScripts, hydrate, open as openPage, test } from "./test.ts";

/** What is asked for in each language, and the heading of what it is found in. */
const questions = {
  en: { query: "custom instructions", heading: "Custom instructions" },
  zh: { query: "指令", heading: "自定义指令" },
};

/** What a written answer fits, how it begins, and what it rests on. */
const directAnswers = {
  en: { query: "pricing", text: "The chat itself is free", source: "/pricing#plans" },
  zh: { query: "价格", text: "网页对话免费", source: "/pricing#plans" },
};

/** Opens a page and waits until its keys work: effects, of which this is one, run together. */
async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.waitForFunction(() => localStorage.getItem("lang"));
}

const dialog = (page: Page) => page.getByRole("dialog");
const box = (page: Page) => page.getByRole("combobox");
const options = (page: Page) => page.getByRole("option");
const count = (page: Page) => dialog(page).getByRole("status");
const chosen = (page: Page) => options(page).and(page.locator("[aria-selected=true]"));

/** Opens the dialog by key. */
async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await expect(box(page)).toBeFocused();
}

for (const locale of locales) {
  const copy = copyIn(locale, "search");
  const chrome = copyIn(locale, "chrome");
  const previewChat = copyIn(locale, "previewChat");
  const { query, heading } = questions[locale];
  const direct = directAnswers[locale];
  const button = chrome.search;
  const path = inLocale(locale, "/about");
  const search = inLocale(locale, "/search");
  const target = inLocale(locale, "/docs#custom-instructions");

  test(`${path}: the dialog opens by button and by key, and gives focus back`, async ({ page }) => {
    await open(page, path);
    const link = page.getByRole("banner").getByRole("link", { name: button });
    await link.click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
    for (const key of ["/", "Control+k", "Meta+k"]) {
      await page.keyboard.press(key);
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue("");
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    }
    await link.click();
    await box(page).fill(query);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await link.click();
    await page.getByRole("button", { name: copy.close }).click();
    await expect(dialog(page)).toBeHidden();
    await link.click();
    await expect(box(page)).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeHidden();
  });

  test(
    `${path}: by keyboard alone from a key to the section`,
    holds("keyboard"),
    async ({ page }) => {
      await open(page, path);
      await openDialog(page);
      await page.keyboard.type(query);
      const docs = page.getByRole("group", { name: copy.kinds.docs }).getByRole("option");
      await expect(docs.first()).toContainText(heading);
      await expect(count(page)).toHaveText(/\d+/);
      expect(await docs.first().locator("mark").count()).toBeGreaterThan(0);

      // Nothing is chosen until an arrow key chooses; the last and the first are neighbours.
      await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
      await expect(chosen(page)).toHaveCount(0);
      await page.keyboard.press("ArrowUp");
      await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("ArrowDown");
      await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
      await expect(chosen(page)).toHaveCount(1);
      const id = await options(page).first().getAttribute("id");
      await expect(box(page)).toHaveAttribute("aria-activedescendant", id ?? "");
      while ((await chosen(page).getAttribute("href")) !== target) {
        await page.keyboard.press("ArrowDown");
      }
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(target);
      await expect(dialog(page)).toBeHidden();

      // It takes focus with a wash of color that goes away, not with a ring around the column.
      const place = page.locator(`[id="${target.split("#")[1]}"]`);
      await expect(place).toBeInViewport();
      await expect(place).toBeFocused();
      await expect(place).toHaveCSS("outline-color", "rgba(0, 0, 0, 0)");
      await expect(place).toHaveCSS("animation", /^1s .* arrived$/);
    },
  );

  test(
    `${path}: the written answer that fits comes first, and leads to all of it`,
    holds("keyboard"),
    async ({ page }) => {
      await open(page, path);
      await openDialog(page);
      await page.keyboard.type(direct.query);
      const group = page.getByRole("group", { name: copy.direct.heading });
      const [answer, source] = [
        group.getByRole("option").first(),
        group.getByRole("option").nth(1),
      ];
      await expect(answer).toContainText(direct.text);
      await expect(source).toHaveAttribute("href", inLocale(locale, direct.source));
      await expect(count(page)).toContainText(copy.direct.heading);
      await page.keyboard.press("ArrowDown");
      await expect(answer).toHaveAttribute("aria-selected", "true");
      await expectAccessible(page);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${search}?q=${encodeURIComponent(direct.query)}`);

      const region = page.getByRole("region", { name: copy.direct.heading });
      await expect(region.getByRole("row").nth(1)).toContainText("$0");
      await expectAccessible(page);
      await region.getByRole("link").first().press("Enter");
      await expect(page).toHaveURL(inLocale(locale, direct.source));
    },
  );

  test(
    `${path}: opened empty, the dialog offers what many look for`,
    holds("keyboard"),
    async ({ page }) => {
      await open(page, path);
      await openDialog(page);
      const links = page.getByRole("navigation", { name: copy.start.heading }).getByRole("link");
      await expect(links).toHaveText(Object.values(copy.start.links));
      for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowUp"]) {
        await page.keyboard.press(key);
      }
      await expect(links.last()).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(inLocale(locale, "/contact"));
      await expect(dialog(page)).toBeHidden();
    },
  );

  test(`${path}: recent searches can be repeated, removed and cleared`, async ({ page }) => {
    await open(page, path);
    for (const text of ["qqqq", direct.query, query]) {
      await openDialog(page);
      await box(page).fill(text);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${search}?q=${encodeURIComponent(text)}`);
      await page.locator("h1").click();
    }
    await openDialog(page);
    const recent = page.getByRole("region", { name: copy.recent.heading });
    await expect(recent.getByRole("link")).toHaveText([query, direct.query, "qqqq"]);
    await expectAccessible(page);
    await recent
      .getByRole("button", { name: copy.recent.remove.replace("{query}", "qqqq") })
      .press("Enter");
    await expect(recent.getByRole("link")).toHaveText([query, direct.query]);
    await expect(box(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(box(page)).toHaveValue(direct.query);
    await expect(options(page).first()).toContainText(direct.text);
    await expect(box(page)).toBeFocused();
    await box(page).fill("");
    await recent.getByRole("button", { name: copy.recent.clear }).click();
    await expect(recent).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("recent-searches"))).toBeNull();
  });

  test(`${path}: what finds nothing is handed on to the chat`, async ({ page }) => {
    await open(page, path);
    await openDialog(page);
    await box(page).fill("qqqq");
    const chat = dialog(page).getByRole("link", {
      name: copy.empty.chat.replace("{query}", "qqqq"),
    });
    await expect(chat).toBeVisible();
    await expect(dialog(page).getByRole("link", { name: copy.contact })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(chat).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${inLocale(locale, "/")}?q=qqqq`);
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("listitem").first()).toContainText("qqqq");
    await expect(frame.getByRole("listitem").first()).toContainText(previewChat.unknown.text);
  });

  test(`${path}: Enter without a choice opens the page of results`, async ({ page }) => {
    await open(page, path);
    await page.keyboard.press("/");
    await box(page).fill(query);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${search}?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole("searchbox", { name: copy.label })).toHaveValue(query);
    await expect(page.getByRole("main").getByRole("link", { name: heading }).first()).toBeVisible();
  });

  test(
    `${path}: the dialog is accessible, empty, full and without results`,
    holds("axe"),
    async ({ page }) => {
      await open(page, path);
      await page.keyboard.press("/");
      await expect(box(page)).toBeFocused();
      await expectAccessible(page);
      await box(page).fill(query);
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await expectAccessible(page);
      await box(page).fill("qqqq");
      await expect(dialog(page).getByText(copy.empty.heading)).toBeVisible();
      await expect(count(page)).toHaveText(copy.found.other.replace("{count}", "0"));
      await expectAccessible(page);
    },
  );

  test(`${search}: the page is accessible and narrow enough`, async ({ page }) => {
    await open(page, `${search}?q=${encodeURIComponent(query)}`);
    await expectAccessible(page);
    await expectNarrow(page);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${path}: search is a link, a form and links`, holds("noJavaScript"), async ({ page }) => {
      await page.goto(path);
      await page.getByRole("banner").getByRole("link", { name: button }).click();
      await expect(page).toHaveURL(search);
      await page.getByRole("searchbox", { name: copy.label }).fill(query);
      await page.getByRole("button", { name: copy.submit }).click();
      await expect(page.getByRole("heading", { name: copy.kinds.docs })).toBeVisible();
      await page
        .getByRole("main")
        .getByRole("listitem")
        .getByRole("link", { name: heading })
        .first()
        .click();
      await expect(page).toHaveURL(target);
    });

    test(
      `${search}: answers directly, or hands on to the chat`,
      holds("noJavaScript"),
      async ({ page }) => {
        await page.goto(`${search}?q=${encodeURIComponent(direct.query)}`);
        const region = page.getByRole("region", { name: copy.direct.heading });
        await expect(region).toContainText(direct.text);
        await page.goto(`${search}?q=qqqq`);
        await page.getByRole("link", { name: copy.empty.chat.replace("{query}", "qqqq") }).click();
        const frame = page.frameLocator("iframe");
        await expect(frame.getByRole("listitem").first()).toContainText(previewChat.unknown.text);
      },
    );
  });
}

test("a result opens in a new tab where that is asked for", async ({ page, context }) => {
  await open(page, "/about");
  await page.keyboard.press("/");
  await box(page).fill("webhook");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    options(page)
      .last()
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await tab.waitForURL(/#/);
  await expect(dialog(page)).toBeVisible();
});

test("keys of an input method are its own", async ({ page }) => {
  await open(page, "/zh/about");
  await page.keyboard.press("/");
  await box(page).fill("研究");
  await expect(options(page).first()).toBeVisible();
  await box(page).evaluate((input) => {
    for (const key of ["ArrowDown", "Enter"]) {
      const init = { key, isComposing: true, bubbles: true, cancelable: true };
      input.dispatchEvent(new KeyboardEvent("keydown", init));
    }
  });
  await expect(dialog(page)).toBeVisible();
  await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
});

test("a slash is a slash in a field", async ({ page }) => {
  await open(page, "/blog");
  const field = page.getByRole("searchbox").first();
  await field.focus();
  await page.keyboard.type("a/b");
  await expect(field).toHaveValue("a/b");
  await expect(dialog(page)).toBeHidden();
});

test.describe("when the search does not answer", () => {
  test.use({ expectedConsole: [/Failed to load resource|net::ERR_/] });

  test("the dialog says so, and goes on", async ({ page }) => {
    await open(page, "/about");
    await page.keyboard.press("/");
    await page.route("**/search.json?*", (route) => route.fulfill({ status: 503 }));
    await box(page).fill("study");
    await expect(count(page)).toHaveText(copyIn("en", "search").failed);
    await page.unroute("**/search.json?*");
    await box(page).fill("studies");
    await expect(options(page).first()).toBeVisible();
  });

  test("the button still leads to the page of results", async ({ page }) => {
    await open(page, "/about");
    await page.route("**/search-dialog-*.js", (route) => route.abort());
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/search");
  });
});

test("nothing of the dialog is loaded before it opens", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await open(page, "/features");
  expect(loaded.filter((url) => /search-dialog|search\.json|language-offer/.test(url))).toEqual([]);
  await page.keyboard.press("/");
  await expect(box(page)).toBeFocused();
  expect(loaded.filter((url) => /search-dialog/.test(url))).toHaveLength(2);
});

for (const locale of locales) {
  test(`the dialog brings no words of another language than ${locale}`, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) scripts.push(response.text());
    });
    await open(page, inLocale(locale, "/about"));
    await openDialog(page);
    const loaded = (await Promise.all(scripts)).join("\n");
    const brings = locales.filter((own) => loaded.includes(copyIn(own, "search").placeholder));
    expect(brings).toEqual([locale]);
  });
}

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
  await box(page).pressSequentially("webhoo", { delay: 200 });
  await expect(options(page).first()).toBeVisible();
  await box(page).fill("rate limits");
  await expect(options(page).first()).toContainText("rate limits");
  await page.keyboard.press("Escape");
  await expect.poll(() => counted).toEqual(["rate limits"]);
  await openDialog(page);
  await page.keyboard.press("Escape");
  await openDialog(page);
  await box(page).fill("pricing");
  await expect(options(page).first()).toContainText("plan");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=pricing");
  expect(counted).toEqual(["rate limits"]);
});

for (const [platform, keys] of [
  ["Linux x86_64", "Ctrl K"],
  ["MacIntel", "⌘ K"],
] as const) {
  test(`the header shows the shortcut on ${platform}, in room that was there before`, async ({
    page,
  }) => {
    await page.addInitScript((platform) => {
      Object.defineProperty(navigator, "platform", { value: platform });
    }, platform);
    const release = await holdScripts(page);
    await page.goto("/about");
    const link = page.getByRole("banner").getByRole("link", { name: "Search" });
    await expect(link).not.toContainText("K");
    const before = await link.boundingBox();
    await release();
    await hydrate(page);
    await expect(link).toContainText(keys);
    await expect(link).toHaveAccessibleName("Search");
    expect(await link.boundingBox()).toEqual(before);
  });
}

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 800 } });

  test("the header shows no shortcut", async ({ page }) => {
    await open(page, "/about");
    await expect(page.getByRole("banner").getByText("Ctrl K")).toBeHidden();
  });
});
