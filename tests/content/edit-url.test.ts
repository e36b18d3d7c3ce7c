import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { guideFile } from "#app/content/docs.server.ts";
import { editUrl } from "#app/content/edit-url.ts";
import { allPosts } from "#app/content/posts.server.ts";
import { locales } from "#app/i18n/locales.ts";

it("a page leads to its source where there is a public repository", () => {
  expect(editUrl("app/a.md", { repositoryUrl: "https://github.com/x/y" })).toBe(
    "https://github.com/x/y/edit/main/app/a.md",
  );
  expect(editUrl("app/a.md", { repositoryUrl: undefined })).toBeUndefined();
});

it.each(locales)("the source files of the guide and the posts in %s exist", (locale) => {
  const files = [guideFile(locale), ...allPosts(locale).map(({ file }) => file)];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
