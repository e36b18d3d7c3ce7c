import { expect, open, test } from "./test.ts";

// Chromium logs every response with an error status, and the router every missing page.
test.use({ expectedConsole: [/Failed to load resource|^404: /] });

// Every test fails if the policy is violated. pages.spec.ts covers pages that are loaded, privacy.spec.ts pages that
// are reached from another one, forms.spec.ts forms …
test("error pages do not violate the policy and look like the site", async ({ page }) => {
  expect((await page.goto("/zh/%E0%A4%A"))?.status()).toBe(400);
  await expect(page.getByRole("banner").locator(".brand")).toBeVisible();
  await expect(page.locator("h1")).toHaveCSS("font-weight", "600");
});

test("an injected script does not run, an injected base has no effect, and the page works", async ({
  page,
  allow,
}) => {
  // The browser logs violations.
  allow(/Content Security Policy/);
  // What an attacker could insert through a hole in the server.
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
