import failureEn from "#app/site/locales/en/failure.json" with { type: "json" };
import * as en from "#app/site/locales/en/index.ts";
import failureZh from "#app/site/locales/zh/failure.json" with { type: "json" };
import * as zh from "#app/site/locales/zh/index.ts";
import { interactions } from "./interactions.ts";
import { expect, hydrate, languageLink, oneLanguageEach, open, test } from "./test.ts";
import { translate } from "./translated.ts";

const languages = [
  { prefix: "", copy: en, failure: failureEn, query: "webhook", other: zh },
  { prefix: "/zh", copy: zh, failure: failureZh, query: "指令", other: en },
];

test.use({ expectedConsole: [/Failed to load resource.*422/] });

const cases = languages.flatMap((language) =>
  interactions(language).map(([path, acts]) => ({ language, path, acts })),
);

// What React does to a text does not depend on its language.
for (const { language, path, acts } of oneLanguageEach(cases)) {
  const address = language.prefix + path;

  test(`${address} survives its translation by the browser`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, address);
    if (path === "/")
      await expect(page.locator("[data-state]")).toHaveAttribute("data-state", "ready");
    for (const [name, act] of Object.entries(acts)) {
      // One before may have led to another document. The chat's frame is taken over by itself.
      await Promise.all(page.frames().map(hydrate));
      await translate(page);
      await test.step(name, () => act(page));
      await expect(page.getByText(language.failure.title)).toHaveCount(0);
    }
    // And to the other language.
    await languageLink(page).click();
    await expect(page.getByRole("banner")).toContainText(language.other.chrome.nav.features);
    await expect(page.getByRole("contentinfo")).toContainText(language.other.chrome.tagline);
  });
}

test.describe("a document that something else has changed", () => {
  test.use({ expectedConsole: [/NotFoundError|Failed to load resource.*422/] });

  test("is loaded again, but once", async ({ page }) => {
    await open(page, "/zh/contact");
    const send = page.locator("main form[method=post] button");
    /** Takes away an error that React removes as soon as its field is filled in. */
    const breakIt = async (field: string) => {
      await send.click();
      await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
      await page.locator(`#${field}-error`).evaluate((error) => error.remove());
      await page.locator(`#${field}`).fill("Ada");
    };
    const loadedAgain = page.waitForEvent("load");
    await breakIt("name");
    await loadedAgain;
    await hydrate(page);
    await expect(page.getByRole("heading", { name: failureZh.title })).toHaveCount(0);

    await breakIt("subject");
    await expect(page.getByRole("heading", { name: failureZh.title })).toBeVisible();
  });
});
