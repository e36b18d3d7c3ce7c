import type { Page } from "playwright/test";
import type { Locale } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { expect } from "./test.ts";

/** Queries that have a written answer, with the question that it shows and its source. */
export const directAnswers = {
  en: { query: "pricing", text: "How much does each plan cost?", source: "/pricing#plans" },
  zh: { query: "价格", text: "各个方案分别多少钱？", source: "/pricing#plans" },
};

export const dialog = (page: Page) => page.getByRole("dialog");
export const box = (page: Page) => page.getByRole("combobox");
export const options = (page: Page) => page.getByRole("option");
export const count = (page: Page) => dialog(page).getByRole("status");

export const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name });

/** The path of the results page for a query. */
export const resultsPath = (locale: Locale, query: string) =>
  `${inLocale(locale, "/search")}?q=${encodeURIComponent(query)}`;

/** Opens the dialog with a key. */
export async function openDialog(page: Page, key = "/"): Promise<void> {
  await page.keyboard.press(key);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue("");
}
