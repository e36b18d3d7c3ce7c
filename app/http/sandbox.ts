import { type Request, type RequestHandler, Router } from "express";
import type { Config } from "../config/config.ts";
import { defaultLocale, type Locale, locales } from "../i18n/locales.ts";
import { apiFormatPath, pagePath } from "../i18n/paths.ts";
import { sandboxLimits } from "../limits.ts";
import type { ServerSettings } from "../load-context.server.ts";
import { sandboxPath } from "../pages.ts";
import { limitClients } from "../rate-limiter.server.ts";
import { cacheControl } from "../response-headers.ts";
import { responseHeaders } from "../sandbox/response-headers.ts";
import type { BuildSource } from "./rendering/build-source.ts";

/** Every response has them. Scripts of every origin may call the sandbox, which has no cookies. */
const commonHeaders = {
  "X-Sandbox": "true",
  "X-Robots-Tag": "noindex",
  "Cache-Control": cacheControl.noStore,
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers":
    "Allow, Content-Language, Link, Retry-After, WWW-Authenticate, X-Not-Yet-Published, X-Request-Id, X-Sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

const preflightHeaders = {
  Allow: "GET, HEAD, POST, OPTIONS",
  "Access-Control-Allow-Methods": "GET, HEAD, POST",
  // Here, "*" would leave out Authorization (Fetch, "CORS-preflight fetch").
  "Access-Control-Allow-Headers": "Authorization, Content-Type",
  "Access-Control-Max-Age": "86400",
};

interface SandboxOptions {
  source: BuildSource;
  settings: ServerSettings;
}

/** The documented API under `/sandbox`, which responds with examples (sandbox/). */
export function sandboxEndpoint({ source, settings }: SandboxOptions): Router {
  const respond: RequestHandler = async (request, response) => {
    response.set(commonHeaders);
    if (request.method === "OPTIONS") return void response.status(204).set(preflightHeaders).end();
    const { respondInSandbox } = (await source.load()).entry.module;
    const locale = readerLocale(request);
    const answer = await respondInSandbox(
      {
        method: request.method,
        segments: [request.params.segments ?? []].flat(),
        authorization: request.get("Authorization"),
        isJson: Boolean(request.is("application/json")),
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        locale,
        now: Date.now(),
        count: (limit) => settings.countSandboxCall(limit, request.ip ?? ""),
      },
      settings,
    );
    response.status(answer.status).set(responseHeaders(answer, locale)).vary("Accept-Language");
    response.set("Link", descriptionLinks(locale));
    response.send(`${JSON.stringify(answer.body, null, 2)}\n`);
  };

  return Router({ caseSensitive: true }).all(`${sandboxPath}{/*segments}`, respond);
}

/** Counts the calls of the sandbox for each client. */
export function sandboxCounter({
  rateLimits,
}: Pick<Config, "rateLimits">): ServerSettings["countSandboxCall"] {
  const counters = {
    site: rateLimits ? limitClients(sandboxLimits.site) : undefined,
    starter: limitClients(sandboxLimits.starter),
    professional: limitClients(sandboxLimits.professional),
  };
  return async (limit, address) => counters[limit]?.(address);
}

/** Where the API is described (RFC 8631). */
function descriptionLinks(locale: Locale): string {
  return `<${apiFormatPath(locale, "openapi")}>; rel="service-desc", <${pagePath(locale, "api")}>; rel="service-doc"`;
}

/** The language of `?lang`, else of `Accept-Language`. */
function readerLocale(request: Request): Locale {
  const accepted = request.acceptsLanguages([...locales]);
  return (
    locales.find((locale) => locale === request.query.lang) ??
    locales.find((locale) => locale === accepted) ??
    defaultLocale
  );
}
