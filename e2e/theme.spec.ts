import layout from "#app/site/locales/en/layout.json" with { type: "json" };
import { expect, open, test } from "./test.ts";

const background = "getComputedStyle(document.body).backgroundColor";

// A test aborts the requests for scripts.
test.use({ expectedConsole: [/net::ERR_FAILED/] });

test("a chosen theme is applied on the next page from its first paint", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/features");
  const light = await page.evaluate(background);
  await page.getByRole("radio", { name: layout.appearance.dark }).check();
  const dark = await page.evaluate(background);
  expect(dark).not.toBe(light);

  // Only the script in the head runs.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/about", { waitUntil: "domcontentloaded" }).catch(() => {});
  expect(await page.evaluate(background)).toBe(dark);
  await page.unroute("**/*.js");

  await open(page, "/about");
  await expect(page.getByRole("radio", { name: layout.appearance.dark })).toBeChecked();
  await page.getByRole("radio", { name: layout.appearance.system }).check();
  expect(await page.evaluate(background)).toBe(light);
});

test("going back keeps the current theme", async ({ page }) => {
  const { light, dark } = layout.appearance;
  await open(page, "/features");
  await page.getByRole("radio", { name: dark }).check();
  await page.goto("/about");
  await page.getByRole("radio", { name: light }).check();
  await page.goBack();
  await expect(page.getByRole("radio", { name: light })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  // Enter does not submit the form around the switch.
  await page.getByRole("radio", { name: light }).press("Enter");
  await expect(page).toHaveURL(/\/features$/);
});

test("the theme switch is hidden without JavaScript", async ({ plain: page }) => {
  await page.goto("/features");
  await expect(page.locator("footer input[name=theme]")).toHaveCount(3);
  await expect(page.getByRole("radio")).toHaveCount(0);
});
