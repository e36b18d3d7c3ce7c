import { copyIn } from "#app/i18n/copy.server.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { pictures } from "#app/site/pictures.ts";
import { zh } from "../tests/support/tested-locales.ts";
import { expectAccessible } from "./accessibility.ts";
import { ask, composer, openWithChat, turns, waitForAnswer } from "./preview-chat.ts";
import { expect, open, test } from "./test.ts";

// These tests do not depend on the language.
const locale = zh;
const copy = copyIn(locale, "previewChat");
const layout = copyIn(locale, "layout");
const features = copyIn(locale, "features");
const home = inLocale(locale, "/");
const path = inLocale(locale, "/preview-chat");
const own = copy.questions.training.slice(0, -1);

test(`${home}: “Get started” begins a new chat each time, and the last one can be brought back`, async ({
  page,
}) => {
  await openWithChat(page, home);
  const chat = page.frameLocator("iframe");
  const restore = chat.getByRole("button", { name: copy.restore });
  await expect(restore).toHaveCount(0);
  for (let round = 0; round < 2; round++) {
    await ask(chat, own);
    await expect(turns(chat)).toHaveCount(1);
    await expect(restore).toHaveCount(0);
    await waitForAnswer(chat);
    await expect(turns(chat)).toContainText(copy.sources);
    await page.getByRole("banner").getByRole("link", { name: layout.getStarted }).click();
    await expect(turns(chat)).toHaveCount(0);
    await expect(composer(chat)).toBeFocused();
    await expect(restore).toBeVisible();
  }
  await expect(page).toHaveURL(/#\/new-chat$/);
  await restore.click();
  await expect(turns(chat)).toHaveCount(1);
  await expect(turns(chat)).toContainText(copy.sources);
  await expect(restore).toHaveCount(0);
  await expect(composer(chat)).toBeFocused();
});

test(`${home}: a conversation can be brought back after a visit to another page`, async ({
  page,
}) => {
  await openWithChat(page, home);
  const chat = page.frameLocator("iframe");
  await ask(chat, own);
  await expect(turns(chat)).toContainText(copy.sources);
  const { features, home: first } = layout.nav;
  await page.getByRole("banner").getByRole("link", { name: features, exact: true }).click();
  await expect(page).toHaveURL(/\/features$/);
  await page.getByRole("banner").getByRole("link", { name: first, exact: true }).click();
  await chat.getByRole("button", { name: copy.restore }).click();
  await expect(turns(chat)).toContainText(own);
});

test(`${path}: the sample plays a conversation about a study, marked as such`, async ({ page }) => {
  await open(page, path);
  const { demo } = features;
  await page.getByRole("button", { name: copy.sample }).click();
  await expect(turns(page)).toContainText(demo.file);
  await expect(turns(page)).toContainText(demo.question);
  await expect(turns(page)).toContainText(demo.note);
  // A picture by the owner replaces the table of the sample.
  await expect(turns(page).getByRole("row")).toHaveCount(pictures.conversation ? 0 : 4);
  if (!pictures.conversation)
    await expect(turns(page).getByRole("table", { name: demo.table.caption })).toBeVisible();
  await expectAccessible(page);
  // No later question can follow up on the sample.
  const request = page.waitForRequest("**/answer?*");
  await ask(page, own);
  expect(new URL((await request).url()).searchParams.get("previous")).toBeNull();
});
