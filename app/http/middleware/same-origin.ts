import type { Request, RequestHandler } from "express";
import { withoutLocale } from "../../i18n/paths.ts";
import { newsletterPages } from "../../leads/newsletter-paths.ts";
import type { ErrorPages } from "./error-page.ts";

/** Mail providers post here for their users (RFC 8058). The token in the URL authorizes them. */
const exemptPath = `/${newsletterPages.unsubscribe}`;

/** Answers 403 to posts from other sites (CSRF). */
export function rejectCrossSitePosts(
  { siteUrl }: { siteUrl: string },
  errorPages: ErrorPages,
): RequestHandler {
  return (request, response, next) => {
    if (request.method !== "POST" || !isCrossSite(request, siteUrl)) return next();
    errorPages.send(request, response, 403);
  };
}

/**
 * Whether a page of another origin sent the request, by `Sec-Fetch-Site` (Fetch Metadata, section 2.2); by
 * `Origin` where that is missing, as from older browsers and from pages without TLS.
 */
export function isCrossSite(request: Request, siteUrl: string): boolean {
  if (withoutLocale(request.path.replace(/\.data$/, "")) === exemptPath) return false;
  const site = request.get("Sec-Fetch-Site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = request.get("Origin");
  if (origin === undefined || origin === siteUrl) return false;
  // Unless a proxy rewrites it, `Host` is the host of the page that the browser shows.
  const [host] = request.headersDistinct.host ?? [];
  return host === undefined || URL.parse(origin)?.host !== host;
}
