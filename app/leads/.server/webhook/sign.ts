import { createHmac } from "node:crypto";

/**
 * The headers of a webhook, as in the Standard Webhooks specification: its id, which repetitions share,
 * the time, and a keyed digest of both and the body. https://www.standardwebhooks.com
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

/** `whsec_` announces base64, as in the specification; any other secret is taken as it is. */
function keyOf(secret: string): Buffer {
  const prefix = "whsec_";
  if (!secret.startsWith(prefix)) return Buffer.from(secret);
  return Buffer.from(secret.slice(prefix.length), "base64");
}
