import { localeTable } from "#app/i18n/locales.ts";
import { plainText } from "#app/i18n/markup.ts";
import english from "#app/site/locales/en/layout.json" with { type: "json" };
import { postPath } from "../tests/support/subjects.ts";
import { zh, zhCopy, zhPrefix } from "../tests/support/tested-locales.ts";
import { covers } from "./accessibility.ts";
import { expect, hydrate, languageLink, open, successMessage, test } from "./test.ts";

test.use({ reducedMotion: "no-preference" });

const pages = [postPath, "/privacy", "/features", "/docs", "/api", "/terms?tab=privacy"];
for (const [at, path] of pages.entries()) {
  const width = at % 2 === 0 ? 390 : 1440;
  test(`the language link of ${path} shows the section that is being read, there and back, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    /** Finds the section that begins in the upper third of the viewport, or has begun before. */
    const findSection = () =>
      page.locator("main :is(h2, h3)[id]:visible").evaluateAll((headings) => {
        const top = (heading: Element) => heading.getBoundingClientRect().top;
        const begun = headings.filter((heading) => top(heading) < innerHeight / 3);
        const { scrollPaddingTop } = getComputedStyle(document.documentElement);
        const start = Math.floor(Number.parseFloat(scrollPaddingTop)) - 1;
        return (begun.find((heading) => top(heading) >= start) ?? begun.at(-1))?.id;
      });
    for (const share of [0.2, 0.4, 0.6]) {
      await page.evaluate((share) => {
        const end = document.documentElement.scrollHeight - innerHeight;
        scrollTo({ top: share * end, behavior: "instant" });
      }, share);
      const section = await findSection();
      // With and without React.
      if (share > 0.5) await hydrate(page);
      for (const lang of [localeTable[zh].tag, "en"]) {
        // The script that completes the link has run.
        await page.waitForLoadState();
        // A click by Playwright would scroll first, although the header is in view.
        await languageLink(page).dispatchEvent("click");
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        // Before the first section, the link leads to the top.
        await expect(page).toHaveURL(section ? new RegExp(`#${section}$`) : /^[^#]+$/);
        await expect.poll(findSection).toBe(section);
      }
    }
  });
}

test("the language link at the top of a page leads to the top", async ({ page }) => {
  await page.goto(`${zhPrefix}/features#core`);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await languageLink(page).dispatchEvent("click");
  await expect(page).toHaveURL("/features");
});

test("the skip link leads to the content", covers("focus"), async ({ page }) => {
  await open(page, "/features");
  await page.keyboard.press("Tab");
  await expect(page.getByText(english.skip)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("a receipt whose data can't be loaded comes with the document, once", async ({
  page,
  allow,
}) => {
  allow(/503/);
  await open(page, "/blog");
  await page.route("**/blog.data*", (route) =>
    route.request().method() === "GET"
      ? route.fulfill({ status: 503, body: "busy" })
      : route.continue(),
  );
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.locator("#newsletter-email").fill("reader@visitor.example");
  await page.keyboard.press("Enter");
  await expect(successMessage(page)).toBeVisible();
  await expect.poll(() => loads).toBe(1);
});

test("the missing page logs its path to the console", async ({ page, allow }) => {
  allow(/404/);
  const path = `${zhPrefix}/nope`;
  const logged = page.waitForEvent("console", (entry) => entry.text().includes(`404: ${path}`));
  await page.goto(path);
  await logged;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    plainText(zhCopy.notFound.heading),
  );
});
