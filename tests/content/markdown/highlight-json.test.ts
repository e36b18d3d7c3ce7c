import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { highlightJson } from "#app/content/markdown/highlight-json.ts";

it("the strings of JSON are highlighted", () => {
  const html = highlightJson('{"a": "x \\" 1", "b": [1.5, true, null]}');
  const strings = parse(html).querySelectorAll(".string");
  expect(strings.map(({ textContent }) => textContent)).toEqual(['"a"', '"x \\" 1"', '"b"']);
});

it("highlighting changes no character, and a text never becomes markup", () => {
  const text = `{"a": "<img src=x onerror=alert(1)>", "b": '<b>', </pre><script>1</script>`;
  const html = highlightJson(text);
  expect(html.replaceAll(/<wbr>|<\/?span[^>]*>/g, "")).not.toContain("<");
  expect(parse(html).textContent).toBe(text);
});
