import { readFileSync } from "node:fs";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import * as v from "valibot";
import type { DownloadableName } from "../../content/downloads.ts";
import { type PageFrontMatter, pageFrontMatter } from "../../content/front-matter-schemas.ts";
import { readMarkdown } from "../../content/markdown/markdown-source.ts";
import { formatDate } from "../../i18n/format-date.ts";
import { type Locale, localeTable } from "../../i18n/locales.ts";
import { languages } from "../../site/locales/language.ts";
import { site } from "../../site/site.ts";
import { renderMark } from "../brand/mark-svg.ts";
import { readColors } from "../brand/token-colors.ts";
import { compile } from "./typst.ts";

interface PdfDocument extends PageFrontMatter {
  /** Such as “Last updated October 15, 2026”. */
  readonly updatedLine: string;
  readonly tree: Root;
}

const { light } = readColors();
const mark = renderMark(light);

/** Renders a legal document as a PDF with absolute links. `updated` is the date of its last change. */
export function renderLegalPdf(name: DownloadableName, locale: Locale) {
  const source = readFileSync(`app/site/content/legal/${name}.${locale}.md`, "utf8");
  const { frontMatter, tree } = readMarkdown(source, locale);
  const fields = v.parse(pageFrontMatter, frontMatter);
  const { updated } = fields;
  visit(tree, "link", (node) => {
    node.url = new URL(node.url, site.origin).href;
  });
  const updatedLine = `${languages[locale].copy.legal.updated} ${formatDate(updated, locale)}`;
  return { updated, pdf: renderPdf({ ...fields, updatedLine, tree }, locale) };
}

/**
 * Lays out a document by document.typ as a tagged PDF with embedded fonts. The same document gives the same bytes.
 * @throws if the document has Markdown that legal documents don't have, such as images, or a character that no font has
 */
export function renderPdf(document: PdfDocument, locale: Locale): Buffer {
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

const rowPattern = /\/S \/TR\n {2}\/P \d+ 0 R\n {2}\/K \[(\d+) /g;
const dataCellPattern = /^(\d+) 0 obj\n<<\n {2}\/Type \/StructElem\n {2}\/S \/TD\n.*?^endobj/gms;

/**
 * Marks the first cell of each row as its heading (ISO 32000-1, 14.8.5.7; `pdf.header-cell` of Typst), and makes viewers
 * show the title (12.2; PDF/UA-1): Typst's WebAssembly build has no options for this. Every replacement has the same length
 * as the original, so that the offsets in the cross-reference table stay right.
 */
function addMissingTags(pdf: Uint8Array): Buffer {
  const text = Buffer.from(pdf).toString("latin1");
  const firstCells = new Set(Array.from(text.matchAll(rowPattern), ([, id]) => id));
  const tagged = text
    .replace(dataCellPattern, (cell, id) =>
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
