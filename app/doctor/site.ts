/** Milliseconds for one response. */
const timeout = 15_000;

/** The site that is asked. Responses are as they came: redirects aren't followed. */
export interface Site {
  /** The public origin, without a trailing slash. */
  readonly origin: string;
  readonly metricsToken: string | undefined;
  /** Requests a path, or an absolute URL. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** The text of a response. */
  readonly read: (path: string) => Promise<string>;
}

/** A site that is asked over `send`, which tests replace. */
export function createSite(
  origin: string,
  metricsToken: string | undefined,
  send: typeof fetch = fetch,
): Site {
  const ask: Site["ask"] = (path, init) =>
    send(new URL(path, origin), {
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
      ...init,
    });
  return { origin, metricsToken, ask, read: async (path) => (await ask(path)).text() };
}
