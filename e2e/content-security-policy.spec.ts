import type { Page } from "playwright/test";
import { copyIn } from "#app/i18n/copy.server.ts";
import { locales, localeTable } from "#app/i18n/locales.ts";
import { inLocale, pagePath } from "#app/i18n/paths.ts";
import { test as base, expect, open, successMessage } from "./test.ts";

/** A test in which a violation of the policy, in the page or in a frame, is a failure. */
const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      await page.exposeFunction("told", (violation: string) => violations.push(violation));
      await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) => {
          const { effectiveDirective, blockedURI, documentURI } = event;
          Reflect.get(window, "told")(`${effectiveDirective} ${blockedURI} at ${documentURI}`);
        });
      });
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

// Chromium reports every answer from 400 on, and the router every missing page.
test.use({ expectedConsole: [/Failed to load resource|^404: /] });

// That no page violates it when loaded, pages.spec.ts sees on the console.
for (const locale of locales) {
  test(`no page in ${locale} violates its policy when it is reached from another`, async ({
    page,
  }) => {
    await open(page, pagePath(locale, "home"));
    // A link with a query, as to the product updates, leads to another page's list.
    const links = page.locator("footer nav a:not([href*='?'])");
    for (const link of await links.all()) {
      await link.click();
      await expect(link).toHaveAttribute("aria-current", "page");
    }
  });
}

for (const locale of locales) {
  const chrome = copyIn(locale, "chrome");
  const codeBlock = copyIn(locale, "codeBlock");
  const previewChat = copyIn(locale, "previewChat");
  const at = (path: string) => inLocale(locale, path);

  test(`${locale}: no widget violates the policy`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, at("/features"));
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await expect(tab).toHaveAttribute("aria-selected", "true");
    }
    for (const name of [chrome.appearance.dark, chrome.appearance.system]) {
      await page.getByRole("radio", { name }).check();
    }

    await page.getByRole("banner").getByRole("link", { name: chrome.search }).click();
    await page.getByRole("combobox").fill("API");
    await page.getByRole("option").first().click();
    await expect(page.getByRole("dialog")).toBeHidden();

    await open(page, at("/docs"));
    await page.locator(".code").first().getByRole("button").click();
    await expect(page.locator(".code").first().getByRole("button")).toHaveText(codeBlock.done);

    await open(page, at("/api"));
    const samples = page.getByRole("tab");
    await samples.nth(1).click();
    await expect(samples.nth(1)).toHaveAttribute("aria-selected", "true");

    await open(page, at("/contact"));
    for (const question of await page.locator("details summary").all()) {
      await question.click();
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: chrome.menu }).click();
    await page.locator("#menu").getByText(chrome.nav.about).click();
    await expect(page).toHaveURL(at("/about"));

    await open(page, at("/"));
    const chat = page.frameLocator("iframe");
    await chat.getByRole("button", { name: previewChat.questions.files }).click();
    await expect(chat.locator("main section > ol > li").first()).toContainText(previewChat.sources);
  });

  test(`${locale}: no form violates the policy`, async ({ page }) => {
    const forms: [string, Record<string, string>][] = [
      ["/contact", { name: "A", email: "a@visitor.example", subject: "s", message: "m" }],
      [
        "/careers/full-stack-engineer",
        { name: "A", email: "a@visitor.example", link: "https://a.example" },
      ],
      ["/blog", { "newsletter-email": "a@visitor.example" }],
    ];
    for (const [path, fields] of forms) {
      await open(page, at(path));
      const form = page.locator("main form[method=post]");
      await form.locator("button").click();
      await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
      for (const [id, text] of Object.entries(fields)) await page.locator(`#${id}`).fill(text);
      await form.locator("button").click();
      await expect(successMessage(page)).toBeVisible();
    }
    await open(page, at("/search"));
    await page.locator("main").getByRole("searchbox").fill("API");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/q=API/);
  });
}

test("error pages do not violate the policy and look like the site", async ({ page }) => {
  for (const locale of locales) {
    const { prefix } = localeTable[locale];
    for (const [path, status] of [
      ["/%E0%A4%A", 400],
      ["/nope", 404],
    ] as const) {
      const response = await page.goto(prefix + path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole("banner").locator(".brand")).toBeVisible();
      await expect(page.locator("h1")).toHaveCSS("font-weight", "600");
    }
  }
});

base.describe("an injected script", () => {
  // Violations are reported, and what isn’t allowed isn’t loaded.
  base.use({ expectedConsole: [/Content Security Policy|Failed to load resource/] });

  /** Puts some markup into every page on its way, as a hole in the server would. */
  async function inject(page: Page, markup: string): Promise<void> {
    await page.route("**/features", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace("</body>", `${markup}</body>`) });
    });
  }

  for (const [kind, markup] of [
    ["in the page", "<script>window.owned = true</script>"],
    ["in an attribute", '<img src="x" alt="" onerror="window.owned = true">'],
    ["of another origin", '<script src="https://evil.example/x.js"></script>'],
    ["in a URL", '<iframe src="javascript:parent.owned = true"></iframe>'],
    [
      "behind another base",
      '<base href="https://evil.example/"><script>window.owned = true</script>',
    ],
  ]) {
    base(`${kind} does not run, and the page does`, async ({ page }) => {
      await inject(page, markup ?? "");
      const violation = page.waitForEvent("console", (entry) =>
        entry.text().includes("Content Security Policy"),
      );
      await open(page, "/features");
      await violation;
      expect(await page.evaluate(() => "owned" in window)).toBe(false);
      expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
    });
  }

  base("that is made a handler by another does not run", async ({ page }) => {
    await open(page, "/features");
    const owned = await page.evaluate(() => {
      const button = document.createElement("button");
      button.setAttribute("onclick", "window.owned = true");
      document.body.append(button);
      button.click();
      return "owned" in window;
    });
    expect(owned).toBe(false);
  });
});
