import { copyIn } from "#app/i18n/copy.server.ts";
import { localeTable } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import {
  begin,
  beginAnswer,
  end,
  failWith,
  sendText,
  startAssistantMock,
} from "../tests/support/assistant-mock.ts";
import { zh } from "../tests/support/tested-locales.ts";
import { expectAccessible } from "./accessibility.ts";
import { ask, turns } from "./preview-chat.ts";
import { startSite } from "./servers.ts";
import { expect, open, test } from "./test.ts";

// The server's answers in each language are tested in tests/chat/assistant/respond.http.test.ts.
const locale = zh;
const copy = copyIn(locale, "previewChat");
const own = "怎么申请 API 密钥？";

/** Starts a site whose preview chat gets its answers from a mock of the API. */
async function startWithModel() {
  const resources = new AsyncDisposableStack();
  const mock = resources.use(await startAssistantMock());
  const site = resources.use(await startSite(mock.environment));
  return { mock, url: site.url, [Symbol.asyncDispose]: () => resources.disposeAsync() };
}

const path = inLocale(locale, "/preview-chat");
const key = inLocale(locale, "/docs#api-key");

test(`${path}: a model's answer streams, can be stopped, and has a fallback`, async ({ page }) => {
  await using site = await startWithModel();
  const { mock } = site;
  const rest = Promise.withResolvers<void>();
  mock.respond = async (response) => {
    begin(response);
    sendText(response, `One. [key](${key}) <b>[x](https://evil.example)</b>\n\nTw`);
    await rest.promise;
    sendText(response, "o.");
    end(response);
  };
  await open(page, site.url + path);
  await expect(page.getByText(copy.note.model)).toBeVisible();
  await ask(page, own);
  const answer = turns(page).first().locator("[lang]");
  // The first question waits until the indexes are made.
  const text = "One. key <b>[x](https://evil.example)</b>";
  await expect(answer).toContainText(text, { timeout: 30_000 });
  await expect(answer).not.toContainText("Tw");
  await expect(page.getByRole("button", { name: copy.stop })).toBeVisible();
  rest.resolve();
  await expect(answer.getByText("Two.")).toBeVisible();
  await expect(answer).toHaveAttribute("lang", localeTable[locale].tag);
  const link = answer.getByRole("link", { name: "key", exact: true });
  await expect(link).toHaveAttribute("href", key);
  await expect(link).toHaveAttribute("target", "_top");
  await expect(answer.getByText(copy.sources)).toBeVisible();
  await expect(answer.locator('a[href*="evil"]')).toHaveCount(0);
  await expect(page.getByRole("button", { name: copy.send })).toBeVisible();
  await expectAccessible(page);

  mock.reset();
  mock.respond = beginAnswer("Begun.\n\nAnd");
  await ask(page, own);
  await expect(turns(page).nth(1)).toContainText("Begun.");
  await page.getByRole("button", { name: copy.stop }).click();
  await mock.abandoned.promise;

  mock.respond = failWith(503);
  await ask(page, own);
  // The site's own answer, which goes into more detail because the question is repeated.
  await expect(turns(page).nth(2)).toContainText(copy.more);
  await expect(turns(page).nth(2)).not.toContainText(copy.failed);
});
