import { hash } from "node:crypto";
import type { RequestHandler } from "express";
import { headScript } from "../../browser/head-script.ts";
import { locales } from "../../i18n/locales.ts";
import { isLeftOut, openapiPath, withoutLocale } from "../../i18n/paths.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import { hasPart } from "../../pages.ts";
import { skillIndexPath, skillPath } from "../../seo/text/skill-paths.ts";
import type { AppContext } from "../app.ts";
import { requestIdHeader, requestIdOf } from "../monitoring/request-id.ts";
import type { Config } from "../shared/config.ts";

/** The origins that the headers depend on. */
export type Origins = Pick<ServerSettings, "siteUrl" | "chatAppUrl">;

/**
 * The headers of every response. Two are missing on purpose: only pages have a Content-Security-Policy
 * (`contentSecurityPolicy`), and with a Cross-Origin-Embedder-Policy the chat application could be
 * framed only if it sent one too.
 */
export function baseHeaders({ siteUrl, chatAppUrl }: Origins): Record<string, string> {
  // The framed chat uses the microphone and the clipboard; the site needs nothing else.
  const chat = chatAppUrl ? `(self "${new URL(chatAppUrl).origin}")` : "(self)";
  return {
    "X-Content-Type-Options": "nosniff",
    // Other sites get the origin without the path. With `no-referrer`, our own forms would send
    // `Origin: null`.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": [
      ...["camera", "display-capture", "geolocation", "payment", "usb"].map((name) => `${name}=()`),
      ...["clipboard-write", "microphone"].map((name) => `${name}=${chat}`),
    ].join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    // Two years. Browsers ignore it without TLS (RFC 6797). No `includeSubDomains`: other hosts may not have TLS.
    ...(siteUrl.startsWith("https:") && { "Strict-Transport-Security": "max-age=63072000" }),
  };
}

/** Descriptions of the API, which tools of any origin may read. */
const openPaths = new Set(
  [
    ...locales.map(openapiPath),
    "/.well-known/api-catalog",
    skillIndexPath,
    ...locales.map(skillPath),
  ].filter((path) => !isLeftOut(path)),
);

/** Lets scripts of other origins read a response, including errors (CORS: fetch.spec.whatwg.org, section 3.3). */
const openHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** Browsers send a preflight request before one with `If-None-Match`. */
const preflightHeaders = {
  "Access-Control-Allow-Methods": "GET, HEAD",
  "Access-Control-Allow-Headers": "*",
  "Access-Control-Max-Age": "86400",
};

/** The headers in which responses at a path differ from others. */
export function headersOf(path: string): Readonly<Record<string, string>> {
  if (openPaths.has(path)) return openHeaders;
  // Other sites show the Open Graph images.
  return path.startsWith("/social/") ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {};
}

const headScriptHash = hash("sha256", headScript, "base64");

/**
 * The policy of all pages. It allows the one inline script by its hash (w3.org/TR/CSP3), because with nonces pages could not be
 * cached, and no inline styles. Trusted Types are off: React assigns strings to `innerHTML` for Markdown and for script
 * elements, so they would need a default policy that allows everything.
 */
export function contentSecurityPolicy(
  { siteUrl, chatAppUrl }: Origins,
  frameAncestors = "'none'",
): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${headScriptHash}'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    // The embedded chat application, or the built-in preview.
    `frame-src ${chatAppUrl ? new URL(chatAppUrl).origin : hasPart("previewChat") ? "'self'" : "'none'"}`,
    ...(siteUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Adds the policy to the headers of a document. In development, Vite's client needs inline styles and a websocket. */
export function addPolicy(headers: Headers, path: string, config: Config): void {
  if (config.development || !headers.get("Content-Type")?.startsWith("text/html")) return;
  // The home page frames the preview chat.
  const frameAncestors = withoutLocale(path) === "/preview-chat" ? "'self'" : "'none'";
  headers.set("Content-Security-Policy", contentSecurityPolicy(config, frameAncestors));
}

/** Sets the base headers and the request ID. */
export function setBaseHeaders({ baseHeaders }: AppContext): RequestHandler {
  return (request, response, next) => {
    const { path, method } = request;
    response.set(baseHeaders).set(requestIdHeader, requestIdOf(response)).set(headersOf(path));
    if (method === "OPTIONS" && openPaths.has(path)) response.set(preflightHeaders);
    next();
  };
}
