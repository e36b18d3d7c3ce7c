import { escapeHtml } from "../../content/markdown/escape-html.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for elements and attributes, without the characters that XML 1.0 forbids (section 2.2). */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbidden, ""));
}

/** The first lines of a feed. The stylesheet makes it readable in a browser. */
export const xmlHead = `<?xml version="1.0" encoding="utf-8"?>
<?xml-stylesheet type="text/css" href="/feed.css"?>
`;
