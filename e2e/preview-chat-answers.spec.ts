import type { Page } from "playwright/test";
import type { AnswerLine } from "#app/chat/answer.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { expectNarrow } from "./accessibility.ts";
import { announcement, answerByHand, ask, composer, openWithChat, turns } from "./preview-chat.ts";
import { expect, open, test } from "./test.ts";

const paragraphs = (count: number): AnswerLine[] =>
  Array.from({ length: count }, (_, at) => ({ block: `<p>Paragraph ${at}.</p>` }));
const begun: AnswerLine[] = [
  { lang: "en", kind: "written" },
  { part: { type: "blocks", blocks: ["<p>It begins.</p>"] } },
];
const arrive = (page: Page, ...lines: AnswerLine[]) =>
  page.evaluate((lines) => window.arrive(...lines), lines);
const log = (page: Page) => page.locator("main > section");
const scrolled = (page: Page) =>
  log(page).evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
    top: scrollTop,
    toEnd: Math.round(scrollHeight - clientHeight - scrollTop),
  }));

test.use({ reducedMotion: "no-preference" });

test.describe("the preview chat", () => {
  test.beforeEach(async ({ page }) => {
    await answerByHand(page);
    await open(page, "/preview-chat");
  });

  /** Where the last question is, below the top of the log, in pixels. */
  const questionTop = async (page: Page) => {
    const question = await turns(page).last().boundingBox();
    const frame = await log(page).boundingBox();
    return Math.round((question?.y ?? 0) - (frame?.y ?? 0));
  };

  test("an answer that arrives keeps its question at the top of the log", async ({ page }) => {
    await ask(page, "First?");
    await expect(turns(page)).toHaveCount(1);
    const top = await questionTop(page);
    await arrive(page, ...begun, ...paragraphs(30));
    await page.evaluate(() => window.finish());
    await expect(turns(page).last().getByRole("button", { name: "Copy" })).toBeAttached();
    expect(await questionTop(page)).toBe(top);
    await ask(page, "Second?");
    await expect(turns(page)).toHaveCount(2);
    // Also while nothing has arrived yet.
    await expect.poll(() => questionTop(page)).toBe(top);
    await arrive(page, ...begun, ...paragraphs(30));
    await expect(turns(page).last()).toContainText("Paragraph 29.");
    expect(await questionTop(page)).toBe(top);
  });

  test("an answer that arrives is followed to its end only for who reads there", async ({
    page,
  }) => {
    await ask(page, "First?");
    await arrive(page, ...begun, ...paragraphs(30));
    await expect(turns(page)).toContainText("Paragraph 29.");
    expect((await scrolled(page)).top).toBe(0);
    await log(page).hover();
    await page.mouse.wheel(0, 10_000);
    await expect.poll(async () => (await scrolled(page)).toEnd).toBe(0);
    await arrive(page, ...paragraphs(35).slice(30));
    await expect(turns(page)).toContainText("Paragraph 34.");
    await expect.poll(async () => (await scrolled(page)).toEnd).toBe(0);
    await page.mouse.wheel(0, -300);
    const { top } = await expect
      .poll(async () => (await scrolled(page)).toEnd)
      .toBeGreaterThan(100)
      .then(() => scrolled(page));
    await arrive(page, ...paragraphs(40).slice(35));
    await expect(turns(page)).toContainText("Paragraph 39.");
    expect((await scrolled(page)).top).toBe(top);
  });

  test("an answer that arrives is parsed block by block, each once", async ({ page }) => {
    await ask(page, "First?");
    await arrive(page, ...begun);
    const first = page.getByText("It begins.");
    await first.evaluate((element) => element.setAttribute("data-kept", ""));
    await arrive(page, ...paragraphs(5));
    await expect(turns(page)).toContainText("Paragraph 4.");
    await expect(first).toHaveAttribute("data-kept");
  });

  test("an answer that arrives can be stopped", async ({ page }) => {
    await ask(page, "First?");
    await arrive(page, ...begun);
    await expect(turns(page)).toContainText("It begins.");
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(announcement(page)).toHaveText(/It begins\.\s+Stopped\./);
    await arrive(page, ...paragraphs(1));
    await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
    await expect(turns(page)).not.toContainText("Paragraph");
  });
});

for (const locale of locales) {
  const copy = copyIn(locale, "previewChat");
  const codeBlock = copyIn(locale, "codeBlock");
  const home = inLocale(locale, "/");
  const path = inLocale(locale, "/preview-chat");
  const first = copy.questions.developers;

  test(`${path}: an answer is read out as a whole, without its buttons`, async ({ page }) => {
    await open(page, path);
    await ask(page, first);
    await expect(announcement(page)).toContainText(copy.answered);
    const text = await announcement(page).textContent();
    expect(text?.startsWith(copy.answered)).toBe(true);
    expect(text).toContain("curl ");
    expect(text).not.toMatch(new RegExp(`${codeBlock.idle}|${copy.tools.right}|Shell`));
  });

  test(`${path}: tables and code fit the narrowest screen`, async ({ page }) => {
    await open(page, path);
    await ask(page, locale === "en" ? "price list" : "价格表");
    const region = turns(page).locator(".scroll-x");
    await expect(region).toBeVisible();
    await expect(page.getByRole("button", { name: copy.send })).toBeVisible();
    await ask(page, first);
    await expect(turns(page).locator(".code")).toBeVisible();
    await expectNarrow(page);
    const [width, content] = await region.evaluate((e) => [e.clientWidth, e.scrollWidth]);
    expect(content).toBe(width);
  });

  // The rest does not depend on the language.
  if (locale !== "en") continue;

  test(`${home}: code in an answer and the answer itself can be copied`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openWithChat(page, home);
    const chat = page.frameLocator("iframe");
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await ask(chat, first);
    const block = turns(chat).locator(".code");
    await block.getByRole("button", { name: codeBlock.idle }).click();
    await expect(block.getByRole("button")).toHaveText(codeBlock.done);
    await page.bringToFront();
    await page.locator("body").click({ position: { x: 5, y: 5 } });
    expect(await copied()).toMatch(/^curl /);
    await turns(chat).getByRole("button", { name: copy.tools.copy }).last().click();
    await expect(announcement(chat)).toHaveText(copy.tools.copied);
    await page.locator("body").click({ position: { x: 5, y: 5 } });
    const text = await copied();
    expect(text).toMatch(/\n\ncurl [^\n]+\\\n {2}--/);
    expect(text).toContain(copy.sources);
    expect(text).not.toContain(codeBlock.idle);
    expect(text).not.toMatch(/\n{3}|^\s|\s$/);
  });

  test(`${path}: whether an answer was right is counted, once and without the answer`, async ({
    page,
  }) => {
    const sent: (string | null)[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/beacon")) sent.push(request.postData());
    });
    await open(page, path);
    await ask(page, first);
    const group = page.getByRole("group", { name: copy.tools.right });
    const no = group.getByRole("button", { name: copy.tools.no, exact: true });
    const yes = group.getByRole("button", { name: copy.tools.yes, exact: true });
    const counted = page.waitForResponse("**/beacon");
    await no.press("Enter");
    expect((await counted).status()).toBe(204);
    await expect(group).toContainText(copy.tools.thanks);
    await expect(announcement(page)).toHaveText(copy.tools.thanks);
    await yes.click({ force: true });
    await expect(no).toHaveAttribute("aria-pressed", "true");
    await expect(yes).toHaveAttribute("aria-pressed", "false");
    expect(sent.map((body) => JSON.parse(body ?? ""))).toEqual([
      [{ type: "verdict", kind: "written", verdict: "no" }],
    ]);
    // Nor again when the conversation has been brought back.
    await page.getByRole("link", { name: copy.newChat }).click();
    await page.getByRole("button", { name: copy.restore }).click();
    await expect(no).toHaveAttribute("aria-disabled", "true");
  });
}

test("the arrow after a source never stands on a line alone", async ({ page }) => {
  await answerByHand(page);
  await open(page, "/preview-chat");
  await ask(page, "Which?");
  await arrive(page, ...begun);
  const words = "A label that is as long as the line is wide, and longer";
  const links = Array.from({ length: 40 }, (_, at) => ({
    label: `${words} by ${"i".repeat(at)}`,
    path: `/docs#${at}`,
  }));
  await arrive(page, { part: { type: "links", label: "From:", links } });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(turns(page).getByRole("link")).toHaveCount(40);
  const apart = await turns(page)
    .getByRole("link")
    .evaluateAll((elements) =>
      elements
        .filter((link) => {
          const range = document.createRange();
          range.selectNodeContents(link.firstChild ?? link);
          const words = [...range.getClientRects()].at(-1);
          const arrow = link.querySelector("svg")?.getBoundingClientRect();
          if (!words || !arrow) return true;
          const middle = arrow.top + arrow.height / 2;
          const inside = arrow.right <= (link.closest("ol")?.getBoundingClientRect().right ?? 0);
          return middle < words.top || middle > words.bottom || arrow.left < words.right || !inside;
        })
        .map(({ textContent }) => textContent),
    );
  expect(apart).toEqual([]);
  await expect(composer(page)).toBeVisible();
});
