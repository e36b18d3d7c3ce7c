import type { IncomingHttpHeaders } from "node:http";

/** In order of preference, for clients that accept them with equal weights. */
const encodings = ["br", "gzip", "identity"] as const;

/** A content coding that the site supports (RFC 9110, section 8.4.1). */
export type Encoding = (typeof encodings)[number];

/** Content codings that a client accepts, best first; `identity` may be missing. */
export type AcceptedEncodings = (headers: IncomingHttpHeaders) => readonly Encoding[];

const memoSize = 50;

/** `acceptedEncodings` with a memo: browsers send few different values of `Accept-Encoding`. */
export function memoizedEncodings(): AcceptedEncodings {
  const memo = new Map<string, readonly Encoding[]>();
  return (headers) => {
    const field = headers["accept-encoding"] ?? "";
    const known = memo.get(field);
    if (known) return known;
    const accepted = acceptedEncodings(headers);
    const [oldest = ""] = memo.keys();
    if (memo.size === memoSize) memo.delete(oldest);
    memo.set(field, accepted);
    return accepted;
  };
}

/**
 * Reads `Accept-Encoding` (RFC 9110, section 12.5.3). The weights decide, not the order of the list.
 * `negotiator`, which Express uses, prefers that order and would send gzip to every browser.
 */
export function acceptedEncodings(headers: IncomingHttpHeaders): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const item of (headers["accept-encoding"] ?? "").toLowerCase().split(",")) {
    const [, coding, weight = "1"] = /^\s*([^\s;]+)\s*(?:;\s*q=([\d.]+)\s*)?$/.exec(item) ?? [];
    if (coding) weights.set(coding, Number(weight));
  }
  // Without a weight, `identity` is accepted with the lowest preference.
  const others = weights.get("*");
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? others ?? (encoding === "identity" ? Number.MIN_VALUE : 0);
  return encodings
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
}
