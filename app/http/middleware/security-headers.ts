import type { RequestHandler } from "express";
import type { Config } from "../../config/config.ts";
import { requestIdHeader, requestIdOf } from "../monitoring/request-id.ts";

const year = 31_536_000;

/** The origins that the headers depend on. */
type Origins = Pick<Config, "siteUrl" | "chatAppUrl">;

/**
 * The headers that every response has, whatever it is. Not here: the Content-Security-Policy, which is each
 * page's own, made from its bytes (security/content-security-policy.ts); and Cross-Origin-Embedder-Policy,
 * under which the chat's application could be framed only if it sent one too.
 */
export function headersOfAll({ siteUrl, chatAppUrl }: Origins): Record<string, string> {
  // The chat is spoken to and copied from inside its frame; nothing on the site needs anything else.
  const chat = chatAppUrl ? `(self "${new URL(chatAppUrl).origin}")` : "(self)";
  return {
    "X-Content-Type-Options": "nosniff",
    // Other sites learn where a visitor came from, never the path. `no-referrer` would turn the
    // Origin of our own forms into "null".
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": [
      ...["camera", "display-capture", "geolocation", "payment", "usb"].map((name) => `${name}=()`),
      ...["clipboard-write", "microphone"].map((name) => `${name}=${chat}`),
    ].join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    // Only browsers that came by TLS heed it (RFC 6797), and without TLS nobody could come back. Whether
    // subdomains have TLS is not this site's to say.
    ...(siteUrl.startsWith("https:") && {
      "Strict-Transport-Security": `max-age=${2 * year}`,
    }),
  };
}

/** Sets them, first of all, and the name of the answer. */
export function securityHeaders(origins: Origins): RequestHandler {
  const headers = headersOfAll(origins);
  return (request, response, next) => {
    response.set(headers).set(requestIdHeader, requestIdOf(response));
    // Pictures for sharing are shown elsewhere. So is the API's description (cross-origin.ts).
    if (request.path.startsWith("/social/")) {
      response.set("Cross-Origin-Resource-Policy", "cross-origin");
    }
    next();
  };
}
