import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluatePreconditions, isRangeCurrent } from "#app/protocol/preconditions.ts";

const etag = '"current"';
const lastModified = "Thu, 12 Mar 2026 00:00:00 GMT";
const before = "Wed, 11 Mar 2026 23:59:59 GMT";
const after = "Thu, 12 Mar 2026 00:00:01 GMT";
const validators = { etag, lastModified };

describe("a conditional request", () => {
  it.each([
    [{}, 200],
    [{ "if-none-match": etag }, 304],
    [{ "if-none-match": `W/${etag}` }, 304],
    [{ "if-none-match": `"other", W/${etag}` }, 304],
    [{ "if-none-match": `"a,b",${etag}` }, 304],
    [{ "if-none-match": "*" }, 304],
    [{ "if-none-match": '"other"' }, 200],
    [{ "if-none-match": "current" }, 200],
    [{ "if-none-match": '"current' }, 200],
    [{ "if-none-match": "" }, 200],
    [{ "if-none-match": etag, "cache-control": "no-cache" }, 304],
    [{ "if-none-match": etag, "cache-control": "max-age=0, no-cache" }, 304],
    [{ "if-modified-since": lastModified }, 304],
    [{ "if-modified-since": after }, 304],
    [{ "if-modified-since": before }, 200],
    [{ "if-modified-since": "nonsense" }, 200],
    [{ "if-none-match": '"other"', "if-modified-since": after }, 200],
    [{ "if-none-match": etag, "if-modified-since": before }, 304],
    [{ "if-match": etag }, 200],
    [{ "if-match": "*" }, 200],
    [{ "if-match": `"other", ${etag}` }, 200],
    [{ "if-match": `W/${etag}` }, 412],
    [{ "if-match": '"other"' }, 412],
    [{ "if-match": '"other"', "if-none-match": etag }, 412],
    [{ "if-match": etag, "if-none-match": etag }, 304],
    [{ "if-unmodified-since": before }, 412],
    [{ "if-unmodified-since": lastModified }, 200],
    [{ "if-unmodified-since": "nonsense" }, 200],
    [{ "if-match": etag, "if-unmodified-since": before }, 200],
  ])("a conditional request with %j is answered %i", (headers, status) => {
    expect(evaluatePreconditions(headers, validators)).toBe(status);
  });

  it.each([
    [{ "if-none-match": etag }, 304],
    [{ "if-none-match": `W/${etag}` }, 304],
    [{ "if-none-match": 'W/"other"' }, 200],
    [{ "if-match": "*" }, 200],
    [{ "if-match": `W/${etag}` }, 412],
  ])("a conditional request with %j is answered %i where the ETag is weak", (headers, status) => {
    expect(evaluatePreconditions(headers, { etag: `W/${etag}` })).toBe(status);
  });

  it.each(["if-modified-since", "if-unmodified-since"])(
    "by date (%s) is answered in full where no date is known",
    (name) => {
      expect(evaluatePreconditions({ [name]: after }, { etag })).toBe(200);
    },
  );

  it("an ETag is found anywhere in a list, strong or weak", () => {
    const tag = fc
      .tuple(fc.constantFrom("", "W/"), fc.stringMatching(/^[!#-~]{0,12}$/))
      .map(([weak, text]) => `${weak}"${text}"`)
      .filter((other) => !other.endsWith(etag));
    fc.assert(
      fc.property(fc.array(tag), fc.array(tag), fc.constantFrom("", "W/"), (first, last, weak) => {
        const others = [...first, ...last].join(", ");
        const list = [...first, weak + etag, ...last].join(", ");
        expect(evaluatePreconditions({ "if-none-match": list }, { etag })).toBe(304);
        expect(evaluatePreconditions({ "if-none-match": others }, { etag })).toBe(200);
      }),
    );
  });
});

describe("a range", () => {
  it.each([
    [undefined, true],
    [etag, true],
    [lastModified, true],
    [`W/${etag}`, false],
    ['"other"', false],
    [after, false],
  ])("If-Range: %s matches the current version: %s", (version, expected) => {
    expect(isRangeCurrent({ "if-range": version }, validators)).toBe(expected);
  });
});
