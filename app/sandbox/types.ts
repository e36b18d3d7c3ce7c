import type { Locale } from "../i18n/locales.ts";

/** What limits the requests of a client: the site itself, or the simulated rate limit of a plan. */
export type SandboxLimit = "site" | "starter" | "professional";

export interface SandboxRequest {
  readonly method: string;
  /** The segments of the path after that of the sandbox, decoded. */
  readonly segments: readonly string[];
  readonly authorization: string | undefined;
  /** Whether `Content-Type` is JSON. */
  readonly isJson: boolean;
  readonly body: Buffer;
  /** The reader's language. */
  readonly locale: Locale;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Counts the request. Resolves to the seconds to wait if it is over the limit. */
  readonly count: (limit: SandboxLimit) => Promise<number | undefined>;
}

export interface SandboxResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}
