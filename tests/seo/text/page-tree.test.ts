import { expect, it } from "vitest";
import { writePage } from "#app/seo/text/page-markdown.ts";
import { readPage } from "#app/seo/text/page-tree.ts";

it.each([
  [
    "two descriptions of a name",
    "<dl><dt>Chat</dt><dd>free</dd><dd>All models</dd></dl>",
    "free · All models",
  ],
  [
    "small print and what follows",
    "<p><small>trial.pdf</small>Does it work?</p>",
    "trial.pdf · Does it work?",
  ],
])("the Markdown of a page tells apart %s", (_, html, expected) => {
  const page = `<body><main><h1>Title</h1>${html}</main></body>`;
  expect(writePage(readPage(page, "/page", "https://example.org")).markdown).toContain(expected);
});
