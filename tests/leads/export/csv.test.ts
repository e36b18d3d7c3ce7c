import fc from "fast-check";
import { expect, it } from "vitest";
import { csvLine } from "#app/leads/.server/export.ts";

it("CSV quotes cells where RFC 4180 asks for it", () => {
  expect(csvLine(["a", 'b "c"', "d,e", "f\r\ng", "", "李"])).toBe(
    'a,"b ""c""","d,e","f\r\ng",,李\r\n',
  );
});

it.each([
  ["\u001b]0;owned\u0007\u009b2J", String.raw`\u001b]0;owned\u0007\u009b2J`],
  ["a\re\u0000\u007f", String.raw`a\u000de\u0000\u007f`],
  ["a\tb\nc\r\nd", '"a\tb\nc\r\nd"'],
])("CSV escapes what a terminal would obey in %j", (text, shown) => {
  expect(csvLine([text])).toBe(`${shown}\r\n`);
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\r\nx", "＝1", '=HYPERLINK("x")'])(
  "%j is text to a spreadsheet",
  (text) => {
    expect(parseCells(csvLine([text]))).toEqual([`'${text}`]);
  },
);

it("CSV round-trips any cells", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), (texts) => {
      const plain = parseCells(csvLine(texts)).map((cell) => cell.replace(/^'/, ""));
      expect(plain).toEqual(texts.map((text) => text.replace(/^'/, "")));
    }),
  );
});

/** Parses the cells of one line by RFC 4180. */
function parseCells(line: string): string[] {
  return [...`,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? "",
  );
}
