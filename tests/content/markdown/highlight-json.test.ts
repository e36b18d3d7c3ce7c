import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { highlightJson } from "#app/content/markdown/highlight-json.ts";

it("JSON is highlighted by the types of its values", () => {
  const html = highlightJson('{"a": "x \\" 1", "b": [1.5, true, null]}');
  const texts = (name: string) =>
    parse(html)
      .querySelectorAll(name)
      .map(({ textContent }) => textContent);
  expect(texts(".string")).toEqual(['"a"', '"x \\" 1"', '"b"']);
  expect(texts(".number")).toEqual(["1.5", "true", "null"]);
});

it("highlighting changes no character, and a text never becomes markup", () => {
  const text = `{"a": "<img src=x onerror=alert(1)>", "b": '<b>', </pre><script>1</script>`;
  const html = highlightJson(text);
  expect(html.replaceAll(/<wbr>|<\/?span[^>]*>/g, "")).not.toContain("<");
  expect(parse(html).textContent).toBe(text);
});
