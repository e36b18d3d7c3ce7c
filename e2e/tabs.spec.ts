import type { Page } from "playwright/test";
import { inLocale } from "#app/i18n/paths.ts";
import { hasPart, isOff } from "#app/pages.ts";
import type { Dictionary } from "#app/site/locales/dictionary.ts";
import { languages } from "#app/site/locales/language.ts";
import { testedLocales, zhPrefix } from "../tests/support/tested-locales.ts";
import { covers, expectAccessible } from "./accessibility.ts";
import { expect, holdScripts, hydrate, languageLink, open, pickOneLanguage, test } from "./test.ts";

/** Lists the tabs of the terms, by their names in the address. */
function listTermsTabs({ label: _, privacy, ...others }: Dictionary["terms"]["tabs"]) {
  const { terms, ...rest } = others;
  return { terms, ...(hasPart("privacy") && { privacy }), ...rest };
}

/** The tabs of each page, by their names in its address, in one language, on which tabs don't depend. */
const cases = pickOneLanguage(
  testedLocales.flatMap((locale) => {
    const { features, jobList, terms } = languages[locale].copy;
    const { heading: _, ...parts } = features.tabs;
    const documents = listTermsTabs(terms.tabs);
    return Object.entries({
      "/features": parts,
      "/careers": jobList.departments,
      "/terms": documents,
    })
      .filter(([page]) => !isOff(page))
      .map(([page, tabs]) => ({ path: inLocale(locale, page), tabs }));
  }),
);

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

for (const { path, tabs } of cases) {
  const [first = ""] = Object.values(tabs);
  test(
    `${path}: every tab is accessible, and found by find-in-page`,
    covers("axe"),
    async ({ page }) => {
      for (const [id, name] of Object.entries(tabs)) {
        await page.goto(`${path}?tab=${id}`);
        await expect(page.getByRole("tabpanel", { name })).toBeVisible();
        await expect(page.locator('[role=tabpanel][hidden="until-found"]')).toHaveCount(
          Object.keys(tabs).length - 1,
        );
      }
      await hydrate(page);
      await expectAccessible(page);
      // What the browser does when its search finds something in a panel.
      await page
        .locator('[role=tabpanel][hidden="until-found"]')
        .first()
        .dispatchEvent("beforematch");
      await expect(tab(page, first)).toHaveAttribute("aria-selected", "true");
      await expect(page).toHaveURL(path);
    },
  );
}

// The rest does not depend on the page.
const path = "/terms";
const tabs = listTermsTabs(languages.en.copy.terms.tabs);
const [[, first = ""] = [], [second = "", secondName = ""] = []] = Object.entries(tabs);
const [last = "", lastName = ""] = Object.entries(tabs).at(-1) ?? [];

test(`${path}: a tab has a URL that survives reloads and history`, { tag: "@smoke" }, async ({
  page,
}) => {
  await open(page, path);
  await expect(tab(page, first)).toHaveAttribute("aria-selected", "true");
  await tab(page, secondName).click();
  await expect(page).toHaveURL(`${path}?tab=${second}`);
  await expect(tab(page, secondName)).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await expect(tab(page, secondName)).toHaveAttribute("aria-selected", "true");

  // A choice replaces the one before it in the history, so going back returns to the last one.
  await page
    .locator("footer")
    .getByRole("link", { name: languages.en.copy.layout.nav.about })
    .click();
  await expect(page).toHaveURL(/about$/);
  await page.goBack();
  await expect(page).toHaveURL(`${path}?tab=${second}`);
  await expect(tab(page, secondName)).toHaveAttribute("aria-selected", "true");
  await languageLink(page).click();
  // The hash is the section that is being read.
  await expect(page).toHaveURL(new RegExp(`${zhPrefix}${path}\\?tab=${second}(#|$)`));
  await page.goBack();
  await expect(page).toHaveURL(`${path}?tab=${second}`);
  await tab(page, first).click();
  await expect(page).toHaveURL(path);
  for (const query of ["?tab=nope", "?utm_source=x"]) {
    await open(page, path + query);
    await expect(tab(page, first)).toHaveAttribute("aria-selected", "true");
  }
});

test(`${path}: tabs work with the keyboard alone`, covers("keyboard"), async ({ page }) => {
  await open(page, path);
  await tab(page, first).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, lastName)).toBeFocused();
  await expect(page).toHaveURL(`${path}?tab=${last}`);
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, first)).toBeFocused();
  await page.keyboard.press("End");
  await expect(tab(page, lastName)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(tab(page, first)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, secondName)).toHaveAttribute("tabindex", "0");
  await expect(tab(page, first)).toHaveAttribute("tabindex", "-1");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel", { name: secondName })).toBeFocused();
});

test("text in an inactive tab is found before hydration, which keeps the tab open", async ({
  page,
}) => {
  const release = await holdScripts(page);
  const text = languages.en.copy.terms.standards.meanings.soc2;
  await page.goto(`/terms#:~:text=${encodeURIComponent(text)}`, { waitUntil: "commit" });
  const panel = page.locator("[role=tabpanel]").filter({ hasText: text });
  await expect(panel).not.toHaveAttribute("hidden");
  await expect(panel.getByText(text).first()).toBeInViewport();
  release();
  await expect(tab(page, languages.en.copy.terms.tabs.compliance)).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page).toHaveURL("/terms?tab=compliance");
  await expect(page.locator("[role=tabpanel]:not([hidden])")).toHaveCount(1);
});

test("a tab in the address is open with its PDF, and hydration keeps it open", async ({ page }) => {
  const release = await holdScripts(page);
  const download = page.locator("[role=tabpanel]:visible a[href$='.pdf']");
  await page.goto("/terms?tab=compliance#statuses", { waitUntil: "commit" });
  const compliance = tab(page, languages.en.copy.terms.tabs.compliance);
  await expect(compliance).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("[role=tabpanel]:not([hidden])")).toHaveCount(1);
  await expect(page.locator("#statuses")).toBeInViewport();
  await expect(download).toHaveAttribute("href", /compliance\.pdf$/);
  release();
  await hydrate(page);
  await expect(download).toHaveAttribute("href", /compliance\.pdf$/);
  await expect(compliance).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL("/terms?tab=compliance#statuses");
  await expect(page.locator("[role=tabpanel]:not([hidden])")).toHaveCount(1);
});

test.describe("the language of code samples", () => {
  const blocks = (page: Page) =>
    page.locator(".code").filter({ has: page.getByRole("tab", { name: "curl", exact: true }) });
  const shown = (page: Page, name: string) =>
    blocks(page).getByRole("tab", { name, exact: true }).and(page.locator("[aria-selected=true]"));

  test("the language of code samples is remembered across blocks and pages", async ({ page }) => {
    await open(page, "/api");
    const total = await blocks(page).count();
    await expect(shown(page, "curl")).toHaveCount(total);
    const block = blocks(page).nth(4);
    await block.getByRole("tab", { name: "Python" }).click();
    await expect(shown(page, "Python")).toHaveCount(total);
    // The pressed tab stays under the pointer, however much the page above it has grown.
    await expect(block.getByRole("tab", { name: "Python" })).toBeInViewport();
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      "code-language": "python",
    });
    await open(page, `${zhPrefix}/api`);
    await expect(shown(page, "Python")).toHaveCount(total);
    await blocks(page).first().getByRole("tab", { name: "JavaScript" }).press("Home");
    await expect(shown(page, "curl")).toHaveCount(total);
  });

  test("the remembered language is shown before hydration, which moves nothing", async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("code-language", "python"));
    const release = await holdScripts(page);
    await page.goto("/api#create-study", { waitUntil: "commit" });
    const panel = page.locator(".code [role=tabpanel]");
    await expect(panel.filter({ hasText: "urllib" }).first()).toBeVisible();
    await expect(panel.filter({ hasText: "--header" }).first()).toBeHidden();
    await page.evaluate(() => document.fonts.ready);
    const top = () =>
      page.locator("#errors").evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await top();
    release();
    await hydrate(page);
    await expect(shown(page, "Python").first()).toBeVisible();
    expect(await top()).toBe(before);
    await expect(panel.filter({ hasText: "urllib" }).first()).toBeVisible();
    await expect(panel.filter({ hasText: "--header" }).first()).toHaveAttribute(
      "hidden",
      "until-found",
    );
  });

  test("an unknown stored language is ignored", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("code-language", "cobol"));
    await open(page, "/api");
    await expect(shown(page, "curl").first()).toBeVisible();
  });
});
