import { globSync } from "node:fs";
import { basename } from "node:path";
import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { guideSections } from "#app/build/vite/translated-content.ts";
import { guide } from "#app/content/docs.server.ts";
import { placeOf } from "#app/content/markdown/markdown-source.ts";
import { renderMarkdown } from "#app/content/markdown/render-markdown.ts";
import { locales } from "#app/i18n/locales.ts";

/** Section IDs in the order of their files' numbers. */
const ids = globSync(`${guideSections.folder}/*.en.md`)
  .map((file) => basename(file, ".en.md"))
  .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  .map((name) => name.replace(/^\d+-/, ""));

it.each(locales)("the guide in %s has its sections in the order of their files", (locale) => {
  const { html, headings } = guide(locale);
  const sections = headings.filter(({ level }) => level === 2);
  expect(sections.map(({ id }) => id)).toEqual(ids);
  expect(
    parse(html)
      .querySelectorAll("h2")
      .map(({ id }) => id),
  ).toEqual(ids);
});

it("a section of the guide begins with its title, and keeps the lines of its file", () => {
  const place = placeOf("/site/app/site/content/docs/sections/55-file-exports.en.md");
  const source = "---\ntitle: Exports\n---\n\nAs a file.\n";
  const { html } = renderMarkdown(source, "en", place);
  expect(html).toBe(
    '<h2 id="file-exports"><a href="#file-exports">Exports</a></h2>\n<p>As a file.</p>',
  );
  expect(() => renderMarkdown(`${source}\n### No ID\n`, "en", place)).toThrow("Line 7:");
});
