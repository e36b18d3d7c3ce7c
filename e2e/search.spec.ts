import type { Page } from "playwright/test";
import { copyIn } from "#app/i18n/copy.server.ts";
import { formatMessage } from "#app/i18n/format-message.ts";
import { formatPrice } from "#app/i18n/format-price.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { hasPart } from "#app/pages.ts";
import { startingPoints } from "#app/search/starting-points.ts";
import { facts } from "#app/site/facts.ts";
import { helplines } from "#app/site/site.ts";
import { zh } from "../tests/support/tested-locales.ts";
import { covers, expectAccessible, expectReflow } from "./accessibility.ts";
import {
  box,
  count,
  dialog,
  directAnswers,
  headerLink,
  openDialog,
  options,
  resultsPath,
} from "./search.ts";
import { expect, open, test } from "./test.ts";

const selected = (page: Page) => options(page).and(page.locator("[aria-selected=true]"));

// These tests do not depend on the language.
const locale = zh;
const copy = copyIn(locale, "search");
const path = inLocale(locale, "/about");
const direct = directAnswers[locale];

test(
  `${path}: the written answer that fits isAfter first, and leads to the results page and its source`,
  covers("keyboard", "axe"),
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
    await expect(page).toHaveURL(resultsPath(locale, direct.query));

    await expect(page.getByRole("searchbox", { name: copy.label })).toHaveValue(direct.query);
    const region = page.getByRole("region", { name: copy.direct.heading });
    await expect(region.getByRole("row").nth(1)).toContainText(
      formatPrice(facts.pricePerMonth.starter, locale),
    );
    await expectAccessible(page);
    await expectReflow(page);
    const source = inLocale(locale, direct.source);
    await region.locator(`a[href="${source}"]`).last().press("Enter");
    await expect(page).toHaveURL(source);
  },
);

const query = "指令";
const heading = "自定义指令";
const target = inLocale(locale, "/docs#custom-instructions");

test(
  `${path}: the keyboard alone leads from the shortcut to a section, and every state is accessible`,
  covers("keyboard", "axe"),
  async ({ page }) => {
    await open(page, path);
    await openDialog(page);
    await expectAccessible(page);
    const links = page.getByRole("region", { name: copy.start.heading }).getByRole("link");
    await expect(links).toHaveText(startingPoints.map(({ name }) => copy.start.links[name]));
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowUp"]) {
      await page.keyboard.press(key);
    }
    await expect(links.last()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(box(page)).toBeFocused();

    await page.keyboard.type("qqqq");
    await expect(dialog(page).getByText(copy.empty.heading)).toBeVisible();
    await expect(count(page)).toHaveText(formatMessage(copy.found_other, { count: 0 }));
    await expect(dialog(page).getByRole("link", { name: copy.contact })).toBeVisible();
    await expectAccessible(page);

    await box(page).fill("我不想活了");
    await expect(dialog(page).getByRole("alert")).toContainText(helplines[0]?.talk ?? "");
    await expect(dialog(page).getByText(copy.empty.heading)).toBeHidden();
    await expectAccessible(page);

    await box(page).fill(query);
    const docs = page.getByRole("group", { name: copy.kinds.docs }).getByRole("option");
    await expect(docs.first()).toContainText(heading);
    await expect(dialog(page).getByRole("alert")).toBeEmpty();
    await expect(count(page)).toHaveText(/\d+/);
    expect(await docs.first().locator("mark").count()).toBeGreaterThan(0);

    // Nothing is selected until an arrow key is pressed, and the selection wraps around.
    await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
    await expect(selected(page)).toHaveCount(0);
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await expect(selected(page)).toHaveCount(1);
    const id = await options(page).first().getAttribute("id");
    await expect(box(page)).toHaveAttribute("aria-activedescendant", id ?? "");
    await expectAccessible(page);
    while ((await selected(page).getAttribute("href")) !== target) {
      await page.keyboard.press("ArrowDown");
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(target);
    await expect(dialog(page)).toBeHidden();

    const place = page.locator(`[id="${target.split("#")[1]}"]`);
    await expect(place).toBeInViewport();
    // Tab goes on from there.
    await page.keyboard.press("Tab");
    const isAfter = await place.evaluate((heading) => {
      const focused = document.activeElement ?? document.body;
      return heading.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
    });
    expect(isAfter).toBeGreaterThan(0);
  },
);

test(`${path}: a search without results goes on to the chat`, async ({ page }) => {
  test.skip(!hasPart("previewChat"));
  await open(page, path);
  await openDialog(page);
  await page.keyboard.type("qqqq");
  const chat = dialog(page).getByRole("link", {
    name: copy.empty.chat.replace("{{query}}", "qqqq"),
  });
  await expect(chat).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(chat).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${inLocale(locale, "/")}?q=qqqq`);
  const turn = page.frameLocator("iframe").getByRole("listitem").first();
  await expect(turn).toContainText("qqqq");
  await expect(turn).toContainText(copyIn(locale, "previewChat").unknown.text);
});

test(
  `${path}: without JavaScript, the search is a link to a form, and its results are links`,
  covers("noJavaScript"),
  async ({ plain: page }) => {
    await page.goto(path);
    await headerLink(page, copyIn(locale, "layout").search).click();
    await expect(page).toHaveURL(inLocale(locale, "/search"));
    const field = page.getByRole("searchbox", { name: copy.label });
    await field.fill("qqqq");
    await field.press("Enter");
    await expect(
      page.getByRole("link", { name: copy.empty.chat.replace("{{query}}", "qqqq") }),
    ).toHaveCount(hasPart("previewChat") ? 1 : 0);
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
