import type { RequestHandler } from "express";
import type { Config } from "../../config/config.ts";
import { requestIdHeader, requestIdOf } from "../monitoring/request-id.ts";

const year = 31_536_000;

/** The origins that the headers depend on. */
type Origins = Pick<Config, "siteUrl" | "chatAppUrl">;

/**
 * The headers of every response. Two are missing on purpose: only pages have a Content-Security-Policy
 * (security/content-security-policy.ts), and with a Cross-Origin-Embedder-Policy the chat application could be
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

/** Sets the base headers and the request ID. */
export function securityHeaders(origins: Origins): RequestHandler {
  const headers = baseHeaders(origins);
  return (request, response, next) => {
    response.set(headers).set(requestIdHeader, requestIdOf(response));
    // Other sites show the Open Graph images. For the API's description, see cors.ts.
    if (request.path.startsWith("/social/")) {
      response.set("Cross-Origin-Resource-Policy", "cross-origin");
    }
    next();
  };
}
