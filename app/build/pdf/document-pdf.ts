import type { Root } from "mdast";
import { type Locale, localeTable } from "../../i18n/locales.ts";
import { site } from "../../site/site.ts";
import { markSvg } from "../brand/mark-svg.ts";
import { tokenColors } from "../brand/token-colors.ts";
import { compile } from "./typst.ts";

export interface PdfDocument {
  readonly title: string;
  readonly description: string;
  /** ISO 8601 date of the last change. */
  readonly updated: string;
  /** Such as “Last updated October 15, 2026”. */
  readonly updatedLine: string;
  readonly tree: Root;
}

const { light } = tokenColors();
const mark = markSvg(light);

/**
 * Lays out a document by document.typ as a tagged PDF with embedded fonts. The same document gives the same bytes.
 * @throws if the document has Markdown that legal documents don't have, such as images, or a character that no font has
 */
export function documentPdf(document: PdfDocument, locale: Locale): Buffer {
  const [year, month, day] = document.updated.split("-").map(Number);
  const pdf = compile({
    ...document,
    documentTitle: `${document.title} | ${site.name[locale]}`,
    brand: site.name[locale],
    author: site.legalEntity[locale],
    tag: localeTable[locale].tag,
    cjk: localeTable[locale].cjk,
    date: { year, month, day },
    mark,
    colors: Object.fromEntries(light),
  });
  return addMissingTags(pdf);
}

const rows = /\/S \/TR\n {2}\/P \d+ 0 R\n {2}\/K \[(\d+) /g;
const dataCells = /^(\d+) 0 obj\n<<\n {2}\/Type \/StructElem\n {2}\/S \/TD\n.*?^endobj/gms;

/**
 * Adds what Typst writes only with options that its WebAssembly build doesn't have: the first cell of each row is its
 * heading (ISO 32000-1, 14.8.5.7; `pdf.header-cell`), and viewers show the title (12.2; PDF/UA-1). Every replacement
 * is as long as what it replaces, so the offsets in the cross-reference table stay right.
 */
function addMissingTags(pdf: Uint8Array): Buffer {
  const text = Buffer.from(pdf).toString("latin1");
  const firstCells = new Set(Array.from(text.matchAll(rows), ([, id]) => id));
  const tagged = text
    .replace(dataCells, (cell, id) =>
      firstCells.has(id)
        ? cell
            .replace("/S /TD", "/S /TH")
            .replace(/\/Headers \[.*?\]/, (headers) => "/Scope /Row".padEnd(headers.length))
        : cell,
    )
    .replace(/(?<=\/ViewerPreferences )<<\s*\/Direction \/L2R\s*>>/, (preferences) =>
      "<</DisplayDocTitle true>>".padEnd(preferences.length),
    );
  return Buffer.from(tagged, "latin1");
}
