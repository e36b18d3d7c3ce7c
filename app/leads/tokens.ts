import { createHash, randomBytes } from "node:crypto";

/** A secret that nobody guesses, fit for a URL. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a secret: enough to recognize it, no help to who reads the database. */
export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
