import { createHmac } from "node:crypto";

/**
 * The headers of a webhook by the Standard Webhooks specification: its ID, which retries share, the time, and an
 * HMAC of both and the body. https://www.standardwebhooks.com
 */
export function signedHeaders(
  secret: string,
  id: string,
  seconds: number,
  body: string,
): Record<string, string> {
  const signature = createHmac("sha256", keyOf(secret)).update(`${id}.${seconds}.${body}`);
  return {
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": `v1,${signature.digest("base64")}`,
  };
}

/** The key of a secret: base64 after `whsec_`, as in the specification, and otherwise the text itself. */
function keyOf(secret: string): Buffer {
  const prefix = "whsec_";
  if (!secret.startsWith(prefix)) return Buffer.from(secret);
  return Buffer.from(secret.slice(prefix.length), "base64");
}
