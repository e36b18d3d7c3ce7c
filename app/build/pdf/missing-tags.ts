const rows = /\/S \/TR\n {2}\/P \d+ 0 R\n {2}\/K \[(\d+) /g;
const dataCells = /^(\d+) 0 obj\n<<\n {2}\/Type \/StructElem\n {2}\/S \/TD\n.*?^endobj/gms;

/**
 * Adds what Typst writes only with options that its WebAssembly build doesn't have: the first cell of each row is its
 * heading (ISO 32000-1, 14.8.5.7; `pdf.header-cell`), and viewers show the title (12.2; PDF/UA-1). Every replacement
 * is as long as what it replaces, so the offsets in the cross-reference table stay right.
 */
export function addMissingTags(pdf: Uint8Array): Buffer {
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
