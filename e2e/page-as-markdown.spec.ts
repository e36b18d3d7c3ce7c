import codeBlock from "#app/site/locales/en/code-block.json" with { type: "json" };
import copy from "#app/site/locales/en/markdown.json" with { type: "json" };
import { expect, open, test } from "./test.ts";

const path = "/docs";

test("a page can be copied as Markdown, and links to its Markdown", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, path);
  const link = page.getByRole("link", { name: copy.view });
  await expect(link).toHaveAttribute("href", `${path}.md`);
  await page.getByRole("button", { name: copy.copy }).click();
  await expect(page.getByRole("status").filter({ hasText: codeBlock.done })).toHaveCount(1);
  const expected = await (await page.request.get(`${path}.md`)).text();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
  await expect(page.getByRole("button", { name: copy.copy })).toBeVisible();
});

test("a failed copy of the Markdown shows a message", async ({ page, allow, context }) => {
  allow(/Copying failed|500/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.route("**/docs.md", (route) => route.fulfill({ status: 500 }));
  await open(page, "/docs");
  await page.getByRole("button", { name: copy.copy }).click();
  await expect(page.getByText(copy.failed)).toBeVisible();
});
