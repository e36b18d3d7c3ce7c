import { copyIn } from "#app/i18n/copy.server.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { hasPart } from "#app/pages.ts";
import { postPath } from "../tests/support/subjects.ts";
import { covers, expectAccessible } from "./accessibility.ts";
import { expect, open, test } from "./test.ts";

// Only the width of words depends on the language, and English words are wider.
const locale = "en";
const pageFoot = copyIn(locale, "pageFoot");
const codeBlock = copyIn(locale, "codeBlock");
const at = (path: string) => inLocale(locale, path);

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("samples stay beside the reference; lists mark the current section", async ({ page }) => {
    await open(page, at("/api"));
    const operation = page.locator("section[aria-labelledby=create-study]");
    const sample = operation.locator(".code").first();
    const errors = operation.getByRole("heading").last();
    // Scrolls to the end of the text, so that the beginning of the section is far above.
    await errors.evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 500));
    await expect(sample.getByRole("tablist")).toBeInViewport({ ratio: 1 });
    const [text, code] = [await errors.boundingBox(), await sample.boundingBox()];
    expect(code?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    const current = page.locator("nav [aria-current=location]");
    await expect(current).toHaveAttribute("href", /#create-study$/);

    await open(page, at("/privacy"));
    await page
      .locator("#how-data-is-used")
      .evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
    await expect(current).toHaveAttribute("href", "#how-data-is-used");
  });

  test("the docs list the sections of a document beside it, or with less room among the pages", async ({
    page,
  }) => {
    await open(page, at("/docs"));
    const sections = page.locator("[data-sections]");
    const besideText = page.locator("article [data-sections]");
    await expect(sections.filter({ visible: true })).toHaveCount(1);
    await expect(besideText).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect(sections.filter({ visible: true })).toHaveCount(1);
    await expect(besideText).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    "prompts and code wrap, and can be copied or asked; tables keep roles; feedback is counted",
    covers("axe"),
    async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await open(page, at("/docs"));
      const table = page.getByRole("table").first();
      await expect(table.getByRole("columnheader")).toHaveCount(4);
      await expect(table.getByRole("rowheader")).toHaveCount(3);
      await expect(table.getByRole("cell")).toHaveCount(9);
      const overflow = await table.evaluate(({ parentElement }) =>
        parentElement ? parentElement.scrollWidth - parentElement.clientWidth : 1,
      );
      expect(overflow).toBe(0);
      const cut = await page
        .locator(".code pre, .code [role=tablist]")
        .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
      expect(cut).toBe(0);

      const counted = page.waitForRequest("**/beacon");
      const answer = page.getByRole("button", { name: pageFoot.yes, exact: true });
      await answer.click();
      expect((await counted).postDataJSON()).toEqual([
        { type: "helpful", path: at("/docs"), answer: "yes" },
      ]);
      await expect(answer).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByRole("status").filter({ hasText: pageFoot.thanks })).toBeVisible();

      const prompt = page.locator(".prompt").first();
      const question = (await prompt.locator("blockquote").textContent()) ?? "";
      await prompt.getByRole("button", { name: codeBlock.idle }).click();
      await expect(prompt.getByRole("button")).toHaveText(codeBlock.done);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(question);
      await expectAccessible(page);
      if (!hasPart("previewChat")) return;
      await prompt.getByRole("link", { name: codeBlock.ask }).click();
      const [firstLine = ""] = question.split("\n");
      await expect(page.frameLocator("iframe").getByRole("list").first()).toContainText(firstLine);
    },
  );
});

test("a short word of inline code is in one line, with the punctuation after it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, at("/api"));
  const broken = await page.locator("main :is(p, li, td) code").evaluateAll((words) =>
    words.flatMap((word) => {
      const text = word.textContent;
      const lines = [...word.getClientRects()];
      const isBroken = lines.length > 1 && /^[\w-]{1,16}$/.test(text);
      const next = word.nextSibling;
      if (!(next instanceof Text) || !/^\p{P}/u.test(next.data)) return isBroken ? [text] : [];
      const range = document.createRange();
      range.setStart(next, 0);
      range.setEnd(next, 1);
      const isLeft = range.getBoundingClientRect().top > (lines.at(-1)?.bottom ?? 0);
      return isBroken || isLeft ? [text] : [];
    }),
  );
  expect(broken).toEqual([]);
});

test("visitors are thanked for feedback without JavaScript", async ({ plain: page }) => {
  await page.goto(at(postPath));
  const thanks = page.getByText(pageFoot.thanks);
  await expect(thanks).toBeHidden();
  await page.getByRole("button", { name: pageFoot.no, exact: true }).click();
  await expect(page).toHaveURL(`${at(postPath)}#thanks`);
  await expect(thanks).toBeVisible();
});
