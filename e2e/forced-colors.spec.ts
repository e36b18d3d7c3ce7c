import { inLocale } from "#app/i18n/paths.ts";
import { posts } from "../tests/support/subjects.ts";
import { expect, test } from "./test.ts";

test("the selected item can be told apart in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const readColor = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, pseudo);

  await page.goto(inLocale("en", "/blog?tab=recent"));
  const canvas = await readColor("body");
  // With nine posts or fewer there is one page.
  const pages = posts.length > 9 ? ["main nav a[aria-label]"] : [];
  for (const links of ["main nav a:has(span)", ...pages]) {
    const readBackgrounds = () =>
      page
        .locator(links)
        .evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor));
    // The tab that the URL names is opened by a script.
    await expect.poll(async () => new Set(await readBackgrounds()).size, links).toBe(2);
  }
  expect(await readColor("footer label:has(input[name=theme]:checked)")).not.toBe(canvas);
});
