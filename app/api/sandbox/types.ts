import type { Locale } from "../../i18n/locales.ts";
import type { Leads } from "../../leads/.server/service.ts";
import type { SandboxState } from "./state.server.ts";
import type { Parameters } from "./validate.server.ts";

/** A limit of a client's requests: the site's own, or the simulated rate limit of a plan. */
export type SandboxLimit = "site" | "starter" | "professional";

/** A counted request: the limit and its window in seconds, the remaining requests, and the seconds until it resets. */
export interface Counted {
  readonly quota: number;
  readonly window: number;
  readonly remaining: number;
  readonly reset: number;
  readonly exceeded: boolean;
}

export interface SandboxRequest {
  readonly method: string;
  /** The path below the sandbox, as it was sent. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The value of a header. */
  readonly header: (name: string) => string | undefined;
  readonly body: Buffer;
  /** The reader's language. */
  readonly locale: Locale;
  /** The client's network, which has a state of its own for each key. */
  readonly client: string;
  readonly requestId: string;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Counts the request; undefined without a limit. */
  readonly count: (limit: SandboxLimit) => Promise<Counted | undefined>;
  /** Does work on the store; rejects while it is down. */
  readonly inStore: Leads["inStore"];
}

export interface SandboxResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  /** The events of a stream, which replaces the body. */
  readonly events?: readonly object[] | undefined;
}

/** A call that is valid by the document. */
export interface Call {
  readonly parameters: Parameters;
  /** Valid by the document. */
  readonly body: unknown;
  readonly locale: Locale;
  readonly siteUrl: string;
  readonly state: SandboxState;
}

export interface Outcome {
  readonly body: object;
  readonly events?: readonly object[];
  /** The path of what was created. */
  readonly location?: string;
}

/** How operations behave, by their IDs. */
export type Behaviors = Readonly<Record<string, (call: Call) => Promise<Outcome>>>;

/** The events that a client's webhooks would have got by now. */
export type EventsOf = (state: SandboxState, siteUrl: string) => Promise<object>;
