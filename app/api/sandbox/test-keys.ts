import { site } from "../../site/site.ts";

/** The keys that the sandbox takes, by what they try. Others get an error every time. */
export const testKeys = {
  /** No limit. */
  plain: site.api.testKey,
  /** The simulated rate limits of the plans. */
  starter: `${site.api.testKey}-starter`,
  professional: `${site.api.testKey}-professional`,
} as const;

/** The key that gets an error to every request. */
export function errorKey(status: string): string {
  return `${site.api.testKey}-${status}`;
}

/** The key of an `Authorization` header (RFC 6750, section 2.1). */
export function bearerOf(authorization: string): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1];
}
