import type { RequestHandler } from "express";
import type { Config } from "./config.ts";

const year = 31_536_000;

/**
 * The headers that every response has. The Content-Security-Policy is each page's own, made from its
 * bytes (security/content-security-policy.ts): set here as well, it would go out twice.
 */
export function securityHeaders({
  siteUrl,
  chatAppUrl,
}: Pick<Config, "siteUrl" | "chatAppUrl">): RequestHandler {
  // The chat is spoken to and copied from inside its frame; nothing on the site needs anything else.
  const chat = chatAppUrl ? `(self "${new URL(chatAppUrl).origin}")` : "(self)";
  const headers: Record<string, string> = {
    "X-Content-Type-Options": "nosniff",
    // Other sites learn where a visitor came from, never the path. `no-referrer` would turn the
    // Origin of our own forms into "null".
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": [
      ...["camera", "display-capture", "geolocation", "payment", "usb"].map((name) => `${name}=()`),
      ...["clipboard-write", "microphone"].map((name) => `${name}=${chat}`),
    ].join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
  };
  if (siteUrl.startsWith("https:")) {
    headers["Strict-Transport-Security"] = `max-age=${2 * year}; includeSubDomains`;
  }
  return (request, response, next) => {
    response.set(headers);
    response.set(
      "Cross-Origin-Resource-Policy",
      isShared(request.path) ? "cross-origin" : "same-origin",
    );
    next();
  };
}

/** What other sites may embed: pictures for sharing. */
function isShared(path: string): boolean {
  return path.startsWith("/social/");
}
