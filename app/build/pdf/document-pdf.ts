import type { Root } from "mdast";
import { type Locale, localeTable } from "../../i18n/locales.ts";
import { site } from "../../site/site.ts";
import { markSvg } from "../brand/mark-svg.ts";
import { tokenColors } from "../brand/token-colors.ts";
import { addMissingTags } from "./missing-tags.ts";
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
