import { expect, open, test } from "./test.ts";

// Chromium reports every answer from 400 on, and the router every missing page.
test.use({ expectedConsole: [/Failed to load resource|^404: /] });

// Every test fails where the policy is violated: by pages when loaded in pages.spec.ts, when reached from another in
// privacy.spec.ts, by forms in forms.spec.ts …
test("error pages do not violate the policy and look like the site", async ({ page }) => {
  expect((await page.goto("/zh/%E0%A4%A"))?.status()).toBe(400);
  await expect(page.getByRole("banner").locator(".brand")).toBeVisible();
  await expect(page.locator("h1")).toHaveCSS("font-weight", "600");
});

test("an injected script does not run behind another base, and the page does", async ({
  page,
  allow,
}) => {
  // Violations are reported.
  allow(/Content Security Policy/);
  // What a hole in the server would put into the page.
  const injected = '<base href="https://evil.example/"><script>window.owned = true</script>';
  await page.route("**/features", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace("</body>", `${injected}</body>`) });
  });
  const violation = page.waitForEvent("console", (entry) =>
    entry.text().includes("Content Security Policy"),
  );
  await open(page, "/features");
  await violation;
  expect(await page.evaluate(() => "owned" in window)).toBe(false);
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
});
