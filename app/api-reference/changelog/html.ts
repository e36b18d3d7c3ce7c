import { escapeHtml } from "../../markdown/escape-html.ts";
import type { ChangelogEntry, ChangelogItem } from "./view.server.ts";

/** An entry without its heading, for the page and the feed. */
export function entryHtml({ lede, groups }: ChangelogEntry): string {
  return [
    lede && `<p>${escapeHtml(lede)}</p>`,
    ...groups.map(
      ({ heading, items }) =>
        `<h3>${escapeHtml(heading)}</h3>\n<ul>\n${items.map(itemHtml).join("\n")}\n</ul>`,
    ),
  ]
    .filter(Boolean)
    .join("\n");
}

function itemHtml({ text, mark }: ChangelogItem): string {
  const html = escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
  return `<li>${mark ? `<strong>${escapeHtml(mark)}</strong> · ` : ""}${html}</li>`;
}
