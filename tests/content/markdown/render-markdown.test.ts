import { type HTMLElement, parse } from "node-html-parser";
import { expect, it } from "vitest";
import { renderAnswer, renderMarkdown, renderPost } from "#app/content/markdown/render-markdown.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { hasPart } from "#app/pages.ts";
import { zh } from "../../support/tested-locales.ts";

it("an answer has a block for each paragraph, list, table and code sample, as a page shows it", () => {
  const source = `---
phrasings: [What?]
---

A paragraph with [a link](/docs) and \`code\`.

- One
- Two

| Model | Use |
| --- | --- |
| Standard | Every day |

\`\`\`bash
curl x \\
  -d y
\`\`\`
`;
  const { blocks } = renderAnswer(source, "en");
  expect(blocks.map(({ type, text }) => [type, text])).toEqual([
    ["text", "A paragraph with a link and code."],
    ["text", "One\nTwo"],
    ["table", "Model · Use\nStandard · Every day"],
    ["code", "curl x \\\n  -d y"],
  ]);
  const { html } = renderMarkdown(source.replace("phrasings: [What?]", "title: What?"), "en");
  for (const block of blocks) expect(html).toContain(block.html);
});

it("a name with a hyphen does not break across lines, nor does short code", () => {
  const text = "With AES-256, 2024-01, `A-1` and `Retry-After`.";
  const { html } = renderMarkdown(`---\ntitle: A\n---\n\n${text}\n`, "en");
  expect(html).toContain(
    'With <span class="unbroken">AES-256</span>, 2024-01, <code>A-1</code> ' +
      'and <code class="unbroken">Retry-After</code>.',
  );
});

it("the error about a heading without an ID names the line of the file", () => {
  const source = "---\ntitle: A\n---\n\n## First {#first}\n\n## Second\n";
  expect(() => renderMarkdown(source, "en")).toThrow(
    'Line 7: The heading "Second" has no {#id} at its end.',
  );
});

const table = "| Trial | Weight |\n| --- | ---: |\n| A | 25% |\n";
const render = (body: string) => renderMarkdown(`---\ntitle: Trials\n---\n\n${body}`, "en").html;

it("a table without a heading above it is named after the document", () => {
  expect(render(table)).toContain('<section class="scroll-x" tabindex="0" aria-label="Trials">');
  expect(render(`## Pooled {#pooled}\n\n${table}`)).toContain('aria-label="Pooled">');
});

it("a table has row and column headers and no obsolete attributes", () => {
  expect(render(table).replaceAll("\n", "")).toContain(
    '<tr><th scope="col">Trial</th><th class="num" scope="col">Weight</th></tr></thead>' +
      '<tbody><tr><th scope="row">A</th><td class="num">25%</td></tr></tbody>',
  );
});

it("a cell of a table with three columns names its column, for narrow screens", () => {
  const wide = render("| Trial | Weight | Note |\n| --- | ---: | --- |\n| A | 25% | *x* |\n");
  expect(wide).toContain('<table class="grid-table stacked">');
  expect(wide.replaceAll("\n", "")).toContain(
    '<td class="num" data-label="Weight">25%</td><td data-label="Note"><em>x</em></td>',
  );
  expect(render(table)).not.toContain("data-label");
});

it("columns of figures stay beside each other on narrow screens", () => {
  const figures = render("| Trial | Weight | Adults |\n| --- | ---: | ---: |\n| A | 25% | 80 |\n");
  expect(figures).toContain('<table class="grid-table">');
});

it("a table column without a heading is an error", () => {
  expect(() => render("Text.\n\n| | Weight |\n| --- | --- |\n| A | 25% |\n")).toThrow(
    "Line 7: A column of the table has no heading.",
  );
});

const source = (prompt: string) => `---\ntitle: T\n---\n\n\`\`\`text prompt\n${prompt}\n\`\`\`\n`;
const page = (prompt: string, locale: Locale) => parse(renderMarkdown(source(prompt), locale).html);

it.runIf(hasPart("previewChat"))(
  "a prompt is a bubble that can be copied and asked in the chat of the page's language",
  () => {
    const bubble = page("Is 1 < 2?\nSay why.", "en");
    expect(bubble.querySelectorAll("pre")).toHaveLength(0);
    expect(bubble.querySelector("blockquote p")?.textContent).toBe("Is 1 < 2?\nSay why.");
    expect(bubble.querySelector("button[data-copy]")).not.toBeNull();
    const link = (of: HTMLElement) => new URL(of.querySelector("a")?.attrs.href ?? "", "https://x");
    expect(link(bubble).searchParams.get("q")).toBe("Is 1 < 2?\nSay why.");
    expect(link(bubble).pathname).toBe("/");
    expect(link(page("List it", zh)).pathname).toBe(inLocale(zh, "/"));
  },
);

it.runIf(hasPart("previewChat"))(
  "a prompt of several turns has a bubble for each, and its link asks the first",
  () => {
    const bubbles = page("First?\n\nAnd then?", "en");
    expect(bubbles.querySelectorAll("blockquote p")).toHaveLength(2);
    expect(bubbles.querySelector("a")?.attrs.href).toBe("/?q=First%3F");
  },
);

it("a prompt in Chinese on an English page is marked as Chinese", () => {
  expect(page("把这句直译成英文", "en").querySelector("blockquote")?.attrs.lang).toBe("zh-CN");
  expect(
    page("Translate it, please", "en").querySelector("blockquote")?.attrs.lang,
  ).toBeUndefined();
});

it("a prompt is plain text in feeds and in the chat's answers", () => {
  const { feedHtml } = renderPost(source("Why?"), "en");
  expect(feedHtml).toContain("<pre><code>Why?\n</code></pre>");
  const { blocks } = renderAnswer(source("Why?"), "en");
  expect(blocks[0]?.html).toContain('<div class="code">');
});
