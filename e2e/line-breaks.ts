import { createRequire } from "node:module";
import type { Locator, Page } from "playwright/test";
import { expect } from "./test.ts";

const require = createRequire(import.meta.url);

const font = "noto-sans-sc-chinese-simplified-400-normal.woff2";
const fontPath = require.resolve(`@fontsource/noto-sans-sc/files/${font}`);

/** Loads a Chinese font of the site's list, without which a machine may show boxes, which are narrower. */
async function loadChineseFont(page: Page): Promise<void> {
  await page.route(`/${font}`, (route) => route.fulfill({ path: fontPath }));
  await page.evaluate(async (url) => {
    document.fonts.add(await new FontFace("Noto Sans SC", `url("${url}")`).load());
  }, `/${font}`);
}

/** Finds blocks of several lines whose last line has only one Han character. */
function findLoneCharacters(blocks: Locator): Promise<string[]> {
  return blocks.evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!element.checkVisibility() || element.querySelector("p, li, div, pre")) return [];
      const range = document.createRange();
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let top = 0;
      let lines = 0;
      let last = "";
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        if (node.parentElement?.closest(".visually-hidden")) continue;
        for (const [at, character] of [...(node.nodeValue ?? "")].entries()) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getBoundingClientRect();
          if (box.width === 0) continue;
          if (lines === 0 || box.top > top + box.height / 2) {
            [top, last] = [box.top, ""];
            lines += 1;
          }
          last += character;
        }
      }
      const lone = /^\p{Script=Han}\p{P}*$/u.test(last.trim());
      return lines > 1 && lone ? [element.textContent] : [];
    }),
  );
}

/** Finds line breaks inside words, in blocks that should break at punctuation: quotes and blocks with `keep-all`. */
function findBrokenWords(blocks: Locator): Promise<string[]> {
  return blocks.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const keepsAll = getComputedStyle(element).wordBreak === "keep-all";
      if (!element.checkVisibility() || !(keepsAll || element.matches("blockquote:not(.prompt *)")))
        return [];
      const range = document.createRange();
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const text = node.nodeValue ?? "";
        for (const { index } of text.matchAll(/\p{Script=Han}(?=\p{Script=Han})|-(?=\w)/gu)) {
          const [before, after] = [index, index + 1].map((at) => {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            return range.getBoundingClientRect().top;
          });
          if (before !== after) broken.push(text.slice(index - 5, index + 6));
        }
      }
      return broken;
    }),
  );
}

/** Expects that no Chinese block ends with a lone character, and that no short one breaks inside a word. */
export async function expectGoodLineBreaks(page: Page): Promise<void> {
  await loadChineseFont(page);
  const blocks = page.locator("main :is(h1, h2, h3, h4, p, li, dd, td, summary)");
  expect.soft(await findLoneCharacters(blocks), page.url()).toEqual([]);
  const short = page.locator("main :is(h1, h2, h3, h4, p, li, dd, summary, blockquote)");
  expect.soft(await findBrokenWords(short), page.url()).toEqual([]);
}
