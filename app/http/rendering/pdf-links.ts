import { linkOrigin } from "../../content/downloads.ts";

/** Where an object stands, in the cross-reference table, and at the end where the table itself does. */
const offsets = /^\d{10}(?= \d{5} n)|(?<=^startxref\n)\d+/gm;

/**
 * Leads the links of one of the built PDFs to an origin. What stands behind a link moves with its length, and
 * the cross-reference table says where to (ISO 32000-1, 7.5.4 and 7.5.5).
 */
export function withLinksTo(origin: string, pdf: Buffer): Buffer {
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
    const place = Number(offset) + linksBefore * (origin.length - linkOrigin.length);
    return String(place).padStart(offset.length, "0");
  });
  return Buffer.from(text.slice(0, table).replaceAll(linkOrigin, origin) + moved, "latin1");
}
