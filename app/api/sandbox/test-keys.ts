import { site } from "../../site/site.ts";

/** The keys that the sandbox accepts, by what they are for. Other keys always get an error. */
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
