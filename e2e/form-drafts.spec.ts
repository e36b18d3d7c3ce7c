import { formatCount } from "#app/i18n/format-message.ts";
import { localeOf } from "#app/i18n/paths.ts";
import { contact, fill, form } from "./forms.ts";
import {
  expect,
  holdScripts,
  languageLink,
  open,
  successMessage,
  test,
  waitForHydration,
} from "./test.ts";

const { path, copy, fields } = contact;
const draft = { ...fields, message: "字".repeat(9_960) };

test(`a draft of the form on ${path} is stored until it is sent`, async ({ page }) => {
  await open(page, path);
  await fill(page, draft);
  await expect(form(page)).toContainText(formatCount(copy.forms, "left", 40, localeOf(path)));
  const box = await page.locator("#message").boundingBox();
  expect(box?.height).toBeLessThan(620);
  const expectDraft = async () => {
    for (const [id, text] of Object.entries(draft)) {
      await expect(page.locator(`#${id}`)).toHaveValue(text);
    }
  };

  await languageLink(page).click();
  await expect(page).not.toHaveURL(path);
  await expectDraft();
  await languageLink(page).click();
  await expect(page).toHaveURL(new RegExp(`${path}(#|$)`));
  await page.getByRole("banner").getByRole("link", { name: copy.layout.nav.docs }).click();
  await expect(page.locator("#message")).toHaveCount(0);
  await page.goBack();
  await expectDraft();
  await page.reload();
  await expectDraft();

  // Text that is typed before hydration takes precedence over the draft.
  const release = await holdScripts(page);
  await page.goto(path);
  await page.locator("#name").fill("Early");
  release();
  await waitForHydration(page);
  await expect(page.locator("#name")).toHaveValue("Early");
  await expect(page.locator("#message")).toHaveValue(draft.message);

  await form(page).locator("button").click();
  await expect(successMessage(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("form-drafts"))).toBeNull();
  await open(page, path);
  await expect(page.locator("#name")).toHaveValue("");
});
