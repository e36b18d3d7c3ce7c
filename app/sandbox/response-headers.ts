import type { Locale } from "../i18n/locales.ts";
import type { SandboxResponse } from "./types.ts";

/** The headers that describe a response of the sandbox. */
export function responseHeaders(
  { headers }: SandboxResponse,
  locale: Locale,
): Record<string, string> {
  return {
    "Content-Type": "application/json",
    "Content-Language": locale,
    "X-Sandbox": "true",
    ...headers,
  };
}
