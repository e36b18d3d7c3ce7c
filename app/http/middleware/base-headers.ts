import type { RequestHandler } from "express";
import { locales } from "../../i18n/locales.ts";
import { openapiPath, withoutLocale } from "../../i18n/paths.ts";
import { skillIndexPath, skillPath } from "../../seo/text/skill-paths.ts";
import type { AppContext } from "../app.ts";
import { requestIdHeader, requestIdOf } from "../monitoring/request-id.ts";
import type { Config } from "../shared/config.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const year = 31_536_000;

/** The origins that the headers depend on. */
type Origins = Pick<Config, "siteUrl" | "chatAppUrl">;

/**
 * The headers of every response. Two are missing on purpose: only pages have a Content-Security-Policy
 * (http/middleware/content-security-policy.ts), and with a Cross-Origin-Embedder-Policy the chat application could be
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
    // Browsers ignore it without TLS (RFC 6797). No `includeSubDomains`: other hosts may not have TLS.
    ...(siteUrl.startsWith("https:") && {
      "Strict-Transport-Security": `max-age=${2 * year}`,
    }),
  };
}

/** Descriptions of the API, which tools of any origin may read. */
const openPaths = new Set([
  ...locales.map(openapiPath),
  "/.well-known/api-catalog",
  skillIndexPath,
  ...locales.map(skillPath),
]);

/** Lets scripts of other origins read a response, including errors (CORS: fetch.spec.whatwg.org, section 3.3). */
const openHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** A request with `If-None-Match` is preceded by one that asks whether it may be sent. */
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

/** Adds the headers of a document at a path to those of a response, if it is one. */
export type AddDocumentHeaders = (headers: Headers, path: string) => void;

/** Creates a function that adds the headers of documents: the Content-Security-Policy. */
export function documentHeaders({ siteUrl, chatAppUrl }: Origins): AddDocumentHeaders {
  const options = {
    frameSource: chatAppUrl && new URL(chatAppUrl).origin,
    secure: siteUrl.startsWith("https:"),
  };
  const policy = contentSecurityPolicy(options);
  // The home page frames the preview chat.
  const framed = contentSecurityPolicy({ ...options, frameAncestors: "'self'" });
  return (headers, path) => {
    if (!headers.get("Content-Type")?.startsWith("text/html")) return;
    const isChat = withoutLocale(path) === "/preview-chat";
    headers.set("Content-Security-Policy", isChat ? framed : policy);
  };
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
