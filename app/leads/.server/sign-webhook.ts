import { createHmac } from "node:crypto";

/**
 * Creates the headers of a webhook by the Standard Webhooks specification: its ID, which retries share, the time, and an
 * HMAC of both and the body. https://www.standardwebhooks.com
 */
export function signHeaders(
  secret: string,
  id: string,
  seconds: number,
  body: string,
): Record<string, string> {
  const signature = createHmac("sha256", decodeKey(secret)).update(`${id}.${seconds}.${body}`);
  return {
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": `v1,${signature.digest("base64")}`,
  };
}

/** Decodes the key of a secret: base64 after `whsec_`, as in the specification, or otherwise the text itself. */
function decodeKey(secret: string): Buffer {
  const prefix = "whsec_";
  if (!secret.startsWith(prefix)) return Buffer.from(secret);
  return Buffer.from(secret.slice(prefix.length), "base64");
}
