import { site } from "../site.ts";

/** The keys that the sandbox takes, by what they try. */
export const testKeys = {
  /** No limit. */
  plain: site.api.testKey,
  /** The simulated rate limits of the plans. */
  starter: `${site.api.testKey}-starter`,
  professional: `${site.api.testKey}-professional`,
  /** The same error to every request. */
  limited: `${site.api.testKey}-429`,
  failing: `${site.api.testKey}-500`,
} as const;

export type TestKey = keyof typeof testKeys;

export const testKeyNames = [
  "plain",
  "starter",
  "professional",
  "limited",
  "failing",
] as const satisfies readonly TestKey[];

/** The test key of an `Authorization` header (RFC 6750, section 2.1), or undefined if it has none. */
export function testKeyOf(authorization: string): TestKey | undefined {
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  return testKeyNames.find((name) => testKeys[name] === token);
}
