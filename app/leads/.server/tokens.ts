import { createHash, randomBytes } from "node:crypto";

/** Creates a random token for URLs. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The digest of a token, which is stored instead of it. */
export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
