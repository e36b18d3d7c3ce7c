import { linkOrigin } from "../../content/downloads.ts";

/** The offsets of objects in the cross-reference table, and the offset of the table after `startxref`. */
const offsets = /^\d{10}(?= \d{5} n)|(?<=^startxref\n)\d+/gm;

/**
 * Replaces the placeholder origin of the links in a built PDF. An origin of another length moves the objects after
 * it, so the offsets in the cross-reference table change too (ISO 32000-1, 7.5.4 and 7.5.5).
 */
export function setLinkOrigin(origin: string, pdf: Buffer): Buffer {
  const text = pdf.toString("latin1");
  const links: number[] = [];
  let link = text.indexOf(linkOrigin);
  while (link >= 0) {
    links.push(link);
    link = text.indexOf(linkOrigin, link + 1);
  }
  const table = text.lastIndexOf("\nxref\n");
  const moved = text.slice(table).replace(offsets, (offset) => {
    const linksBefore = links.filter((link) => link < Number(offset)).length;
    const newOffset = Number(offset) + linksBefore * (origin.length - linkOrigin.length);
    return String(newOffset).padStart(offset.length, "0");
  });
  return Buffer.from(text.slice(0, table).replaceAll(linkOrigin, origin) + moved, "latin1");
}
