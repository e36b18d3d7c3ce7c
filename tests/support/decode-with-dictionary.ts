import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect } from "vitest";

/** Decodes a `dcb` body (RFC 9842, section 4), after checking that it names its dictionary. */
export function decodeWithDictionary(dcb: Buffer, dictionary: Buffer): Buffer {
  expect(dcb.subarray(0, 4).toString("hex")).toBe("ff444342");
  expect(dcb.subarray(4, 36)).toEqual(createHash("sha256").update(dictionary).digest());
  // The types of Node have no dictionary of Brotli yet.
  const options = { params: {}, ...{ dictionary } };
  return brotliDecompressSync(dcb.subarray(36), options);
}
