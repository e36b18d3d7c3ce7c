import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { guideFile } from "#app/content/docs.server.ts";
import { allPosts } from "#app/content/posts.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { withSite } from "../support/with-site.ts";

it.each([
  ["https://github.com/x/y", "https://github.com/x/y/edit/main/app/a.md"],
  [undefined, undefined],
])("a page leads to its source if the repository is public: %s", (repositoryUrl, url) =>
  withSite({ repositoryUrl }, async () => {
    const { editUrl } = await import("#app/content/edit-url.ts");
    expect(editUrl("app/a.md")).toBe(url);
  }),
);

it.each(locales)("the source files of the guide and the posts in %s exist", (locale) => {
  const files = [guideFile(locale), ...allPosts(locale).map(({ file }) => file)];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
