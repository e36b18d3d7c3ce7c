import { setTimeout as sleep } from "node:timers/promises";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Counted, SandboxLimit } from "../api/sandbox/types.ts";
import { defaultLocale, type Locale, locales } from "../i18n/locales.ts";
import { openapiPath, pagePath } from "../i18n/paths.ts";
import { sandboxLimits } from "../limits.ts";
import { sandboxPath } from "../pages.ts";
import type { AppContext } from "./app.ts";
import { clientNetwork, networkBucket } from "./shared/client-network.ts";
import type { Config } from "./shared/config.ts";
import { cacheControl } from "./shared/response-headers.ts";

/** Scripts of every origin may call the sandbox, which has no cookies. */
const commonHeaders = {
  "X-Sandbox": "true",
  "X-Robots-Tag": "noindex",
  "Cache-Control": cacheControl.noStore,
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers":
    "Allow, Content-Language, Idempotent-Replayed, Link, Location, RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate, X-Request-Id, X-Sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** The headers of each response, with its own ID. */
export function sandboxHeaders(response: Response) {
  const requestId = `req_${String(response.get("X-Request-Id")).replaceAll("-", "")}`;
  return { ...commonHeaders, "X-Request-Id": requestId };
}

const preflightHeaders = {
  Allow: "GET, HEAD, POST, OPTIONS",
  "Access-Control-Allow-Methods": "GET, HEAD, POST",
  // "*" would not include Authorization (Fetch, "CORS-preflight fetch").
  "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key",
  "Access-Control-Max-Age": "86400",
};

/** In milliseconds, between two events of a stream. */
const eventInterval = 30;

/** The documented API under `/sandbox` (api/sandbox/). */
export function sandboxEndpoint({ config, source, settings }: AppContext): Router {
  const count = createCounter(config);
  const respond: RequestHandler = async (request, response) => {
    const ownHeaders = sandboxHeaders(response);
    const requestId = ownHeaders["X-Request-Id"];
    response.set(ownHeaders);
    if (request.method === "OPTIONS") return void response.status(204).set(preflightHeaders).end();
    const { respondInSandbox } = (await source.load()).entry.module;
    const locale = chooseLocale(request);
    const address = request.ip ?? "";
    const { pathname, searchParams } = new URL(request.originalUrl, settings.siteUrl);
    const { status, headers, body, events } = await respondInSandbox(
      {
        method: request.method,
        path: pathname.slice(sandboxPath.length),
        query: searchParams,
        header: (name) => request.get(name),
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        locale,
        client: clientNetwork(address),
        requestId,
        now: Date.now(),
        count: (limit) => count(limit, address),
        inStore: settings.leads.inStore,
      },
      settings,
    );
    response.status(status).set({ "Content-Type": "application/json", ...headers });
    if (headers.Location) response.set("Location", sandboxPath + headers.Location);
    response.set("Content-Language", locale).vary("Accept-Language");
    // Where the API is described (RFC 8631).
    const description = {
      "service-desc": openapiPath(locale),
      "service-doc": pagePath(locale, "api"),
    };
    response.links(description);
    if (events) await stream(response, events);
    else response.send(`${JSON.stringify(body, null, 2)}\n`);
  };

  return Router({ caseSensitive: true })
    .get(sandboxPath, (request, response) =>
      response.set(commonHeaders).redirect(`${pagePath(chooseLocale(request), "api")}#sandbox`),
    )
    .all(`${sandboxPath}{/*segments}`, respond);
}

/** Sends events one after the other, as an API that writes them would, until the client leaves. */
async function stream(response: Response, events: readonly object[]): Promise<void> {
  response.set({
    "Content-Type": "text/event-stream",
    "Cache-Control": cacheControl.noStoreStreamed,
    // Turns off buffering in nginx.
    "X-Accel-Buffering": "no",
  });
  for (const event of events) {
    if (response.destroyed) return;
    response.write(`data: ${JSON.stringify(event)}\n\n`);
    await sleep(eventInterval);
  }
  response.end();
}

/** Counts each client's calls of the sandbox, for the site's own limit and for the limits that it simulates. */
function createCounter({ rateLimits }: Config) {
  const counters = {
    site: rateLimits ? new RateLimiterMemory(sandboxLimits.site) : undefined,
    starter: new RateLimiterMemory(sandboxLimits.starter),
    professional: new RateLimiterMemory(sandboxLimits.professional),
  };
  return async (limit: SandboxLimit, address: string): Promise<Counted | undefined> => {
    const counter = counters[limit];
    if (!counter) return undefined;
    const bucket = networkBucket(clientNetwork(address));
    // `consume` rejects with the result when the limit is exceeded.
    const result = await counter.consume(bucket).catch((reason: unknown) => reason);
    if (!(result instanceof RateLimiterRes)) throw result;
    return {
      quota: counter.points,
      window: counter.duration,
      remaining: result.remainingPoints,
      reset: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
      exceeded: result.consumedPoints > counter.points,
    };
  };
}

/** The language of `?lang`, or else of `Accept-Language`. */
export function chooseLocale(request: Request): Locale {
  const names = [request.query.lang, request.acceptsLanguages([...locales])];
  return names.flatMap((name) => locales.filter((locale) => locale === name))[0] ?? defaultLocale;
}
