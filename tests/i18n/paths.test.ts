import { expect, it } from "vitest";
import {
  inLocale,
  itemPath,
  localeOf,
  markdownPath,
  pagePath,
  pathOfMarkdown,
  withoutLocale,
} from "#app/i18n/paths.ts";
import { zh } from "../support/tested-locales.ts";

it.each([
  ["/", "en"],
  ["/zh", "zh"],
  ["/zh/", "zh"],
  ["/zh/features", "zh"],
  ["/zhejiang", "en"],
  ["/features/zh", "en"],
  ["/zh.data", "en"],
])("the locale of %s is %s", (path, locale) => expect(localeOf(path)).toBe(locale));

it.each([
  ["/", "/zh"],
  ["/features", "/zh/features"],
  ["/blog/a-post", "/zh/blog/a-post"],
])("%s and %s are the same page", (english, chinese) => {
  expect(inLocale(zh, english)).toBe(chinese);
  expect(inLocale("en", chinese)).toBe(english);
  expect(inLocale(zh, chinese)).toBe(chinese);
  expect(withoutLocale(chinese)).toBe(english);
});

it("paths of pages and items have the prefix of their locale, Chinese for one", () => {
  expect(pagePath("en", "home")).toBe("/");
  expect(pagePath(zh, "home")).toBe("/zh");
  expect(pagePath(zh, "features")).toBe("/zh/features");
  expect(itemPath(zh, "post", "a-post")).toBe("/zh/blog/a-post");
});

it.each([
  ["/", "/index.md"],
  ["/zh", "/zh/index.md"],
  ["/docs", "/docs.md"],
  ["/zh/blog/authors/cto", "/zh/blog/authors/cto.md"],
])("the Markdown version of %s is at %s", (page, markdown) => {
  expect(markdownPath(page)).toBe(markdown);
  expect(pathOfMarkdown(markdown)).toBe(page);
});
