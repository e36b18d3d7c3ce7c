import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { codeBlock, copyButton } from "#app/content/markdown/code-frame.ts";
import { locales } from "#app/i18n/locales.ts";
import { languages } from "#app/site/locales/language.ts";
import { CopyButton, CopyLabel } from "#app/ui/copy-button.tsx";
import { zh } from "../../support/tested-locales.ts";

it.each(locales)("a code block has the same copy button as the page: %s", (locale) => {
  const label = languages[locale].copy.codeBlock.idle;
  const button = renderToStaticMarkup(
    createElement(CopyLabel, { value: label }, createElement(CopyButton)),
  );
  expect(copyButton(locale)).toBe(button);
  expect(codeBlock("{}", "json", locale)).toContain(button);
});

it("a code block escapes code and highlights its tokens", () => {
  const html = codeBlock('const a = "<b>";', "js", "en");
  expect(html).toContain('<span class="keyword">const</span>');
  expect(html).toContain("&lt;b&gt;");
  expect(html).not.toContain("<b>");
});

it("a code block is highlighted however long it takes", () => {
  let now = 0;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => (now += 1_000));
  const html = codeBlock("const b = 2;", "js", "en");
  clock.mockRestore();
  expect(html).toContain('<span class="keyword">const</span> b = ');
});

it("the header of a code block has the name of the language in Chinese", () => {
  const head = (language: string) => codeBlock("a", language, zh);
  expect(head("bash")).toContain(">Shell</span>");
  expect(head("text")).toContain(">文本</span>");
});

it("a code block in an unknown language is an error", () => {
  expect(() => codeBlock("", "cobol", "en")).toThrow("cobol");
});
