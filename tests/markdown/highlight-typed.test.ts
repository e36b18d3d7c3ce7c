import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { apiDocument } from "#app/api-reference/document.ts";
import { operationSamples } from "#app/api-reference/operation-samples.ts";
import { operations } from "#app/api-reference/operations.ts";
import { highlightTyped } from "#app/markdown/highlight-typed.ts";

it("highlighting what was typed changes no character of it", () => {
  const document = apiDocument("en");
  for (const entry of operations(document.paths)) {
    for (const code of Object.values(operationSamples(entry, document))) {
      const html = highlightTyped(code);
      expect(parse(html).textContent).toBe(code);
      expect(html).toContain('<span class="string">');
    }
  }
});

it("what was typed is never markup", () => {
  const typed = `{"a": "<img src=x onerror=alert(1)>", "b": '<b>', </pre><script>1</script>`;
  const html = highlightTyped(typed);
  expect(html.replaceAll(/<wbr>|<\/?span[^>]*>/g, "")).not.toContain("<");
  expect(parse(html).textContent).toBe(typed);
});
