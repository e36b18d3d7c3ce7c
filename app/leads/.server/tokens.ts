import { createHash, randomBytes } from "node:crypto";

/** An unguessable secret that is safe in a URL. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret: enough to recognize it, of no use to anyone who reads the database. */
export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
