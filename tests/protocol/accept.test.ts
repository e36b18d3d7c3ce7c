import { describe, expect, it } from "vitest";
import { prefersMarkdown } from "#app/protocol/accept.ts";

describe("prefersMarkdown", () => {
  it.each([
    ["text/markdown"],
    ["Text/Markdown"],
    ["text/markdown, text/html, */*"],
    ["text/markdown, */*"],
    ["*/*, text/markdown"],
    ["text/markdown;q=0.9, text/html;q=0.8"],
    ["text/html;q=0.5, text/markdown"],
    ["text/html;q=0, text/markdown;q=0.1"],
    ["text/markdown; variant=GFM; q=0.7, */*;q=0.1"],
    ["text/plain, text/markdown"],
  ])("a client with Accept: %s prefers Markdown", (accept) => {
    expect(prefersMarkdown(accept)).toBe(true);
  });

  it.each([
    [undefined],
    [""],
    ["*/*"],
    ["text/*"],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"],
    [
      "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
    ],
    ["text/html, text/markdown"],
    ["text/html, text/markdown;q=0.5"],
    ["text/markdown;q=0"],
    ["text/markdown;q=0, */*"],
    ["text/markdown;q=0.5, */*"],
    ["text/markdown;q=0.5, text/*;q=0.6"],
    ["text/markdown;q=high"],
    ["application/markdown"],
  ])("a client with Accept: %s gets HTML", (accept) => {
    expect(prefersMarkdown(accept)).toBe(false);
  });
});
