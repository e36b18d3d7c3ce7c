import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { listOperations } from "#app/api/operations.ts";
import { createReference } from "#app/api/reference.ts";
import { highlightTyped } from "#app/content/markdown/highlight-typed.ts";

it("highlighting changes no character of a typed text", async () => {
  const { document } = await createReference("en");
  for (const entry of listOperations(document.paths)) {
    for (const { source } of entry.operation["x-codeSamples"] ?? []) {
      const html = highlightTyped(source);
      expect(parse(html).textContent).toBe(source);
      expect(html).toContain('<span class="string">');
    }
  }
});

it("a typed text never becomes markup", () => {
  const typed = `{"a": "<img src=x onerror=alert(1)>", "b": '<b>', </pre><script>1</script>`;
  const html = highlightTyped(typed);
  expect(html.replaceAll(/<wbr>|<\/?span[^>]*>/g, "")).not.toContain("<");
  expect(parse(html).textContent).toBe(typed);
});
