import { localeTable } from "#app/i18n/locales.ts";
import { plainText } from "#app/i18n/markup.ts";
import { dictionaries } from "#app/site/locales/dictionaries.ts";
import { testedLocales } from "../tests/support/tested-locales.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, oneLanguageEach, open, test } from "./test.ts";

// Chromium reports every answer from 400 on.
test.use({ expectedConsole: [/Failed to load resource/] });

for (const { prefix, copy, step } of oneLanguageEach(
  testedLocales.flatMap((locale) =>
    (["confirm", "unsubscribe"] as const).map((step) => ({
      prefix: localeTable[locale].prefix,
      copy: dictionaries[locale],
      step,
    })),
  ),
)) {
  test(`${prefix}/newsletter/${step} asks for confirmation, and reports an invalid link`, async ({
    page,
  }) => {
    const { button, invalid } = copy.newsletterPages[step];
    await open(page, `${prefix}/newsletter/${step}?token=${"A".repeat(43)}`);
    await expectAccessible(page);
    await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
    await expect(page.locator("h1")).toHaveText(plainText(invalid.heading));
    await expect(page.locator("main [role=status]")).toBeFocused();
    await expectAccessible(page);
  });
}
