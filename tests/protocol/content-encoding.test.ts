import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptedEncodings, memoizedEncodings } from "#app/protocol/content-encoding.ts";

const accepted = (field?: string) => acceptedEncodings({ "accept-encoding": field }).join(" ");

describe("Accept-Encoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip", "gzip identity"],
    ["gzip, deflate, br, zstd", "br gzip identity"],
    ["GZIP, Br", "br gzip identity"],
    ["br;q=0.1, gzip;q=0.5", "gzip br identity"],
    ["br;q=0.5 , gzip ; q=0.8", "gzip br identity"],
    ["gzip;q=0", "identity"],
    ["gzip;q=0.000, br;q=0.001", "br identity"],
    ["br;q=0, *", "gzip identity"],
    ["gzip, deflate, br, zstd, dcb, dcz", "br gzip identity"],
    ["*", "br gzip identity"],
    ["*;q=0", ""],
    ["identity;q=0", ""],
    ["identity;q=0, gzip", "gzip"],
    ["identity, gzip;q=0.5", "identity gzip"],
    ["gzip;q=1.0, identity;q=0.5, *;q=0", "gzip identity"],
    ["brotli, zgzip, gzip2", "identity"],
    ["gzip;q=nonsense, br;q=1.2.3", "identity"],
    [",,;q=1, ,gzip", "gzip identity"],
  ])("Accept-Encoding: %j allows %j, best first", (field, expected) => {
    expect(accepted(field)).toBe(expected);
  });

  it("codings with weight 0 are excluded, and heavier ones come first", () => {
    const weight = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
    const weights = fc.record({ br: weight, gzip: weight, identity: weight });
    fc.assert(
      fc.property(weights, (given) => {
        const field = Object.entries(given).map(([coding, q]) => `${coding};q=${q}`);
        const result = acceptedEncodings({ "accept-encoding": field.join(", ") });
        const heaviest = result.map((coding) => given[coding]);
        expect(heaviest).toEqual(Object.values(given).filter(Boolean).sort().reverse());
      }),
    );
  });

  it("the memo gives the same result, however many values it has seen", () => {
    const encodings = memoizedEncodings();
    fc.assert(
      fc.property(fc.string(), (noise) => {
        for (const field of [`gzip, ${noise}`, "br;q=0.5, gzip"]) {
          const headers = { "accept-encoding": field };
          expect(encodings(headers)).toEqual(acceptedEncodings(headers));
        }
      }),
    );
  });
});
