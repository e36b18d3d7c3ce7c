import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readFolder } from "#app/build/vite/translated-content.ts";
import { readMarkdown } from "#app/content/markdown/markdown-source.ts";
import { makeTemporaryDirectory } from "../../support/temporary-directory.ts";

const unix = "---\ntitle: A title\n---\n## A heading {#a}\n\nText of {{brand}}.\n\n- one\n- two\n";
const windows = unix.replaceAll("\n", "\r\n");

it.each([
  ["with the line ends of Windows", windows],
  ["with a byte order mark", `\uFEFF${unix}`],
  ["with both", `\uFEFF${windows}`],
])("a Markdown file %s is read as one without", (_, source) => {
  expect(readMarkdown(source, "en")).toEqual(readMarkdown(unix, "en"));
});

it("a folder of content is read without the files that systems and editors leave in it", () => {
  const folder = makeTemporaryDirectory();
  for (const name of [".DS_Store", "Thumbs.db", "a.en.md~", "._a.en.md", "README.md", "a.en.md"]) {
    writeFileSync(join(folder, name), windows);
  }
  mkdirSync(join(folder, "drafts"));
  expect([...readFolder(folder)]).toEqual([[join(folder, "a.en.md"), unix]]);
});
