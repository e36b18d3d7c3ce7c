import type { Page } from "playwright/test";
import type { Dictionary } from "#app/site/locales/dictionaries.ts";
import { postPath, usedCategories } from "../tests/support/subjects.ts";
import { summary } from "./forms.ts";
import { ask, turns } from "./preview-chat.ts";
import { expect, successMessage } from "./test.ts";

type Act = (page: Page) => Promise<void>;

interface Language {
  /** Of its paths. */
  prefix: string;
  copy: Dictionary;
  /** Finds something on every page that searches. */
  query: string;
}

/** What visitors do, on ten pages. */
export function interactions({
  prefix,
  copy,
  query,
}: Language): [path: string, acts: Record<string, Act>][] {
  const [category = "tutorials", other = category] = usedCategories;
  const tab = (index: number) => async (page: Page) => {
    const chosen = page.getByRole("main").getByRole("tab").nth(index);
    await chosen.click();
    await expect(chosen).toHaveAttribute("aria-selected", "true");
  };
  const chat = (page: Page) => page.frameLocator("iframe");
  const chips = (page: Page) => page.getByRole("navigation", { name: copy.blog.filter });
  const found = (page: Page) => page.locator("#posts").getByRole("status");
  return [
    [
      "/",
      {
        "a suggested question": async (page) => {
          await chat(page).getByRole("button", { name: copy.previewChat.questions.files }).click();
          await expect(
            chat(page).getByRole("button", { name: copy.previewChat.send }),
          ).toBeVisible();
          await expect(
            chat(page).getByText(copy.previewChat.sources, { exact: true }).first(),
          ).toBeVisible();
        },
        "a question of one's own": async (page) => {
          await ask(chat(page), query);
          await expect(turns(chat(page))).toHaveCount(2);
          await expect(
            chat(page).getByRole("button", { name: copy.previewChat.send }),
          ).toBeVisible();
        },
        "a new chat": async (page) => {
          await chat(page)
            .getByRole("link", { name: copy.previewChat.newChat, exact: true })
            .click();
          await expect(turns(chat(page))).toHaveCount(0);
        },
      },
    ],
    [
      "/features",
      {
        "another tab": tab(1),
        "a theme": async (page) => {
          await page.locator("footer input[value=dark]").check({ force: true });
          await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
        },
        "the search dialog": async (page) => {
          await page.getByRole("banner").getByRole("link", { name: copy.chrome.search }).click();
          await page.getByRole("combobox").fill(query);
          await expect(page.getByRole("option").first()).toBeVisible();
          await page.getByRole("combobox").fill(query.slice(0, -1));
          await expect(page.locator("mark").first()).toHaveText(
            new RegExp(`^${query.slice(0, -1)}`, "i"),
          );
          await page.getByRole("combobox").fill("qqqq");
          await expect(page.getByRole("dialog")).toContainText(copy.search.empty.heading);
          await page.keyboard.press("Escape");
          await expect(page.getByRole("dialog")).toBeHidden();
        },
      },
    ],
    [
      "/docs",
      {
        "a copy of the page": async (page) => {
          await page.getByRole("button", { name: copy.markdown.copy }).click();
          await expect(page.getByRole("button", { name: copy.markdown.copied })).toBeVisible();
          await expect(page.getByRole("button", { name: copy.markdown.copy })).toBeVisible();
        },
        "a copy of a block": async (page) => {
          await page.locator(".code button").last().click();
          await expect(page.locator(".code button").last()).toHaveText(copy.codeBlock.done);
        },
        "a link of the contents": async (page) => {
          await page.getByRole("main").locator("nav ol a").last().click();
          await expect(page).toHaveURL(/#/);
        },
      },
    ],
    ["/api", { "another language of code": tab(1) }],
    [
      "/blog",
      {
        "a tab": tab(1),
        "a category": async (page) => {
          await chips(page)
            .getByRole("link", { name: copy.blog.categories[category].name })
            .click();
          await expect(found(page)).toContainText(/\d/);
        },
        "another category": async (page) => {
          const chip = chips(page).getByRole("link", {
            name: copy.blog.categories[other].name,
          });
          const count = await chip.locator("span").textContent();
          await chip.click();
          await expect(found(page)).toContainText(count ?? "");
        },
        "no category": async (page) => {
          await page.getByRole("link", { name: copy.blog.clear }).click();
          await expect(page.locator("#list")).toHaveText(copy.blog.tabs.recent);
        },
        "a search": async (page) => {
          await page.getByRole("searchbox").pressSequentially(query);
          await expect(found(page)).toContainText(/\d/);
        },
        "a search in vain": async (page) => {
          await page.getByRole("searchbox").fill("qqqq");
          await expect(page.getByRole("heading", { name: copy.blog.empty.heading })).toBeVisible();
        },
        "an empty newsletter form": async (page) => {
          await page.getByRole("button", { name: copy.newsletter.subscribe }).click();
          await expect(page.locator("#newsletter-email")).toBeFocused();
        },
        "a whole one": async (page) => {
          await page.locator("#newsletter-email").fill("reader@visitor.example");
          await page.getByRole("button", { name: copy.newsletter.subscribe }).click();
          await expect(successMessage(page)).toBeFocused();
        },
      },
    ],
    [
      postPath,
      {
        "the next post": async (page) => {
          const link = page.locator("main a[rel=prev], main a[rel=next]").first();
          const title = await link.locator("span").textContent();
          await link.click();
          await expect(page.locator("h1")).toHaveText(title ?? "");
        },
      },
    ],
    [
      "/contact",
      {
        "an empty form": async (page) => {
          await page.locator("main form[method=post] button").click();
          await expect(summary(page).getByRole("link")).toHaveCount(4);
        },
        "a better one": async (page) => {
          await page.locator("#name").fill("Ada");
          await page.locator("main form[method=post] button").click();
          await expect(summary(page).getByRole("link")).toHaveCount(3);
        },
      },
    ],
    ["/careers", { "a tab": tab(1) }],
    ["/terms", { "another document": tab(1) }],
    [
      "/search",
      {
        "a search": async (page) => {
          await page.getByRole("main").getByRole("searchbox").fill(query);
          await page.keyboard.press("Enter");
          await expect(page.locator("main mark").first()).toBeVisible();
        },
        "another search": async (page) => {
          await page.getByRole("main").getByRole("searchbox").fill(query.slice(0, -1));
          await page.keyboard.press("Enter");
          await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(query.slice(0, -1))}$`));
          await expect(page.locator("main mark").first()).toBeVisible();
        },
        "a link of the header": async (page) => {
          await page.getByRole("banner").getByRole("link", { name: copy.chrome.nav.about }).click();
          await expect(page).toHaveURL(`${prefix}/about`);
        },
      },
    ],
  ];
}
