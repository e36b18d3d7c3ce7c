import { copyIn } from "#app/i18n/copy.server.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { zh } from "../tests/support/tested-locales.ts";
import { covers } from "./accessibility.ts";
import { expect, holdScripts, open, test, waitForHydration } from "./test.ts";

const locale = zh;
const path = inLocale(locale, "/pricing");

test(
  `the slider of ${path} works by keyboard and says which plan holds a month`,
  covers("keyboard"),
  async ({ page }) => {
    const plans = copyIn(locale, "plans");
    await open(page, path);
    const slider = page.getByRole("slider");
    await expect(slider).toHaveAttribute("aria-valuetext", new RegExp(plans.professional.name));
    await slider.press("Home");
    await expect(slider).toHaveAttribute("aria-valuetext", new RegExp(plans.starter.name));
    await slider.press("End");
    const form = page.getByRole("region", { name: copyIn(locale, "pricing").pace.heading });
    await expect(form.locator("strong")).toHaveText(plans.enterprise.name);
  },
);

test(`the slider of ${path} can be moved before hydration, which says what it means then`, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(path);
  const slider = page.getByRole("slider");
  await slider.press("End");
  release();
  await waitForHydration(page);
  const { enterprise } = copyIn(locale, "plans");
  await expect(slider).toHaveAttribute("aria-valuetext", new RegExp(enterprise.name));
});

test(
  "the slider of /pricing is not shown without JavaScript",
  covers("noJavaScript"),
  async ({ plain: page }) => {
    await page.goto("/pricing");
    await expect(page.getByRole("slider")).toHaveCount(0);
  },
);
