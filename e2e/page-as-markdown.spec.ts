import english from "#app/site/locales/en/markdown.json" with { type: "json" };
import chinese from "#app/site/locales/zh/markdown.json" with { type: "json" };
import { expect, open, test } from "./test.ts";

for (const [path, copy] of [
  ["/docs", english],
  ["/zh/api", chinese],
] as const) {
  test(`${path} can be copied as Markdown, and links to it`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, path);
    const link = page.getByRole("link", { name: copy.view });
    await expect(link).toHaveAttribute("href", `${path}.md`);
    await page.getByRole("button", { name: copy.copy }).click();
    await expect(page.getByRole("status").filter({ hasText: copy.copied })).toHaveCount(1);
    const expected = await (await page.request.get(`${path}.md`)).text();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
    await expect(page.getByRole("button", { name: copy.copy })).toBeVisible();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a page has only the link to its Markdown without JavaScript", async ({ page }) => {
    await page.goto("/docs");
    await expect(page.getByRole("link", { name: english.view })).toBeVisible();
    await expect(page.getByRole("button", { name: english.copy })).toBeHidden();
  });
});

test.describe("when the Markdown can't be had", () => {
  test.use({ expectedConsole: [/Copying failed|500/] });

  test("a failed copy of the Markdown shows a message", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.route("**/docs.md", (route) => route.fulfill({ status: 500 }));
    await open(page, "/docs");
    await page.getByRole("button", { name: english.copy }).click();
    await expect(page.getByText(english.failed)).toBeVisible();
  });
});
