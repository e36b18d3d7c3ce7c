import type { Locale } from "../../i18n/locales.ts";
import { codeFrame } from "./code-frame.ts";
import { highlight } from "./highlight.ts";

interface CodeBlock {
  code: string;
  language: string;
  /** The label in the block's header; by default the name of the language. */
  label?: string;
  locale: Locale;
}

/** Renders a highlighted code block. */
export function codeBlock({ code, ...frame }: CodeBlock): string {
  return codeFrame({ ...frame, html: highlight(code, frame.language) });
}
