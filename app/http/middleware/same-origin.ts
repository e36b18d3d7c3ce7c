import type { Request, RequestHandler } from "express";
import { withoutLocale } from "../../i18n/paths.ts";
import { newsletterPages } from "../../leads/newsletter-paths.ts";
import { sendStaticPage } from "./error-page.ts";

/** Mail providers post here on behalf of their users (RFC 8058); the secret in the URL is what counts. */
const openToAll = `/${newsletterPages.unsubscribe}`;

/** Refuses posts that no form of this site sends. */
export function formPosts({ siteUrl }: { siteUrl: string }): RequestHandler {
  return (request, response, next) => {
    if (request.method !== "POST" || !isCrossSite(request, siteUrl)) return next();
    sendStaticPage(request, response, 403);
  };
}

/**
 * Whether a page of another origin sent it. Browsers say so themselves (Fetch Metadata, 2.2), whatever
 * proxies do to the URL; older ones, and pages without TLS, send their origin alone.
 */
export function isCrossSite(request: Request, siteUrl: string): boolean {
  if (withoutLocale(request.path.replace(/\.data$/, "")) === openToAll) return false;
  const site = request.get("Sec-Fetch-Site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = request.get("Origin");
  if (origin === undefined || origin === siteUrl) return false;
  // Without a proxy that rewrites it, `Host` as it was sent is where the browser believes to be.
  const [host] = request.headersDistinct.host ?? [];
  return host === undefined || URL.parse(origin)?.host !== host;
}
