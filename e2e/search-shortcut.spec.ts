import { box, dialog, headerLink, openDialog } from "./search.ts";
import { expect, open, test } from "./test.ts";

test("the header shows the platform’s shortcut, in room that was there before", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "platform", { value: "MacIntel" });
  });
  await open(page, "/about");
  const link = headerLink(page, "Search");
  await expect(link).toContainText("⌘ K");
  await expect(link).toHaveAccessibleName("Search");
  const box = await link.boundingBox();
  await link.locator("kbd").evaluate((hint) => {
    hint.textContent = "";
  });
  expect(await link.boundingBox()).toEqual(box);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 800 } });

  test("the header shows no shortcut", async ({ page }) => {
    await open(page, "/about");
    await expect(page.getByRole("banner").getByText("Ctrl K")).toBeHidden();
  });
});

test("a slash in the moment in which the dialog closes opens it again", async ({ page }) => {
  await open(page, "/about");
  await openDialog(page);
  await dialog(page).evaluate((element: HTMLDialogElement) => {
    element.close();
    const slash = new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(slash);
  });
  await expect(box(page)).toBeFocused();
});
