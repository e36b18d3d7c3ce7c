import { escapeHtml } from "../../markdown/escape-html.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text for elements and attributes; characters that XML 1.0 (section 2.2) has no place for are left out. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbidden, ""));
}

/** The first lines of a feed: the stylesheet makes it readable in a browser. */
export const xmlHead = `<?xml version="1.0" encoding="utf-8"?>
<?xml-stylesheet type="text/css" href="/feed.css"?>
`;
