import { createHash, randomBytes } from "node:crypto";

/** Creates a random token for URLs. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text has the form of a token: 32 bytes in base64url without padding (RFC 4648, section 5). */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** The digest of a token, which is stored instead of it. */
export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
