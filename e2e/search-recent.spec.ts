import { copyIn } from "#app/i18n/copy.server.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { hasPart } from "#app/pages.ts";
import { zh } from "../tests/support/tested-locales.ts";
import { expectAccessible } from "./accessibility.ts";
import { box, count, dialog, directAnswers, openDialog, options, resultsPath } from "./search.ts";
import { expect, open, test } from "./test.ts";

// These tests do not depend on the language.
const locale = zh;
const copy = copyIn(locale, "search");
const previewChat = copyIn(locale, "previewChat");
const query = "指令";
const direct = directAnswers[locale];
const path = inLocale(locale, "/about");

test(`${path}: recent searches can be repeated, removed and cleared, and one without results leads to the chat`, async ({
  page,
}) => {
  await open(page, path);
  for (const text of ["qqqq", query, direct.query]) {
    await openDialog(page);
    await box(page).fill(text);
    // Before hydration, the field is a form, which remembers nothing.
    await expect(count(page)).not.toBeEmpty();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(resultsPath(locale, text));
    await expect(page.getByRole("searchbox", { name: copy.label })).toHaveValue(text);
    await page.locator("h1").click();
  }
  await openDialog(page);
  const recent = page.getByRole("region", { name: copy.recent.heading });
  await expect(recent.getByRole("link")).toHaveText([direct.query, query, "qqqq"]);
  await expectAccessible(page);
  const remove = copy.recent.remove.replace("{{query}}", query);
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

  if (!hasPart("previewChat")) return;
  await box(page).fill("qqqq");
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
  await expect(turn).toContainText(previewChat.unknown.text);
});
