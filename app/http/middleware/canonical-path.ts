import type { RequestHandler } from "express";
import { locales, prefixOf } from "../../i18n/locales.ts";
import { sizeLimits } from "../../limits.ts";
import { hasPart, sandboxPath } from "../../pages.ts";
import { cacheControl } from "../shared/response-headers.ts";
import type { ErrorPages } from "./error-page.ts";

/**
 * Gives every page one URL: answers 400 to malformed paths, and redirects non-canonical paths in one hop, whether or
 * not something exists at the canonical one.
 */
export function canonicalRedirect(errorPages: ErrorPages): RequestHandler {
  return (request, response, next) => {
    const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(request.originalUrl) ?? [];
    if (isMalformedPath(path)) return errorPages.send(request, response, 400);
    const canonical = canonicalPath(path);
    // API clients may not repeat a call after a redirect: the sandbox answers that there is no such path.
    const isSandbox = hasPart("sandbox") && path.startsWith(`${sandboxPath}/`);
    if (canonical === path || isSandbox) return next();
    // 308 keeps the method; the path begins with a single slash, so it can't name another host.
    const headers = { Location: canonical + query, "Cache-Control": cacheControl.file };
    response.status(308).set(headers).end();
  };
}

/**
 * Whether a path can't be that of a page or a file: it is too long, can't be decoded (RFC 3986, section 2.1),
 * or has control characters, backslashes or dot segments, which clients resolve themselves.
 */
function isMalformedPath(path: string): boolean {
  if (!path.startsWith("/") || path.length > sizeLimits.path) return true;
  try {
    const decoded = decodeURIComponent(path);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters.
    return /[\u0000-\u001f\u007f\\]|(^|\/)\.{1,2}(\/|$)/.test(decoded);
  } catch {
    return true;
  }
}

/**
 * Normalizes a well-formed path: no repeated or trailing slashes, no `index.html`, no prefix for the default
 * locale, lower case for other prefixes, no needless percent-encoding (RFC 3986, section 6.2.2).
 */
function canonicalPath(path: string): string {
  const [, first = "", ...rest] = path
    .replace(/%[\da-f]{2}/gi, normalizeOctet)
    .replace(/\/{2,}/g, "/")
    .replace(/\/index\.html$/, "/")
    .replace(/(?<=.)\/$/, "")
    .split("/");
  const locale = locales.find((name) => name === first.toLowerCase());
  const prefix = locale ? prefixOf(locale) : `/${first}`;
  const normalized = [prefix, ...rest].join("/") || "/";
  // Repeated until nothing changes, so that `/en/en` needs only one redirect.
  return normalized === path ? path : canonicalPath(normalized);
}

/** Decodes letters, digits, "-", ".", "_" and "~"; other octets get upper-case digits (RFC 3986, section 6.2.2). */
function normalizeOctet(octet: string): string {
  const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : octet.toUpperCase();
}
