import type { Request, RequestHandler } from "express";
import { withoutLocale } from "../i18n/paths.ts";
import { newsletterPages } from "../leads/newsletter-paths.ts";
import { longestBody } from "../leads/read-form.ts";
import { sendStaticPage } from "./static-page.ts";

/** Mail providers post here on behalf of their users (RFC 8058); the secret in the URL is what counts. */
const openToAll = `/${newsletterPages.unsubscribe}`;

/** Refuses posts that no form of this site sends, before anything reads their body. */
export function formPosts({ siteUrl }: { siteUrl: string }): RequestHandler {
  return (request, response, next) => {
    if (request.method !== "POST") return next();
    const status = refusal(request, siteUrl);
    if (status) {
      // What is left of the body is not waited for.
      response.set("Connection", "close");
      return sendStaticPage(response, status, request.path);
    }
    // React Router would compare it with the URL as it is behind proxies, and refuse `null`.
    delete request.headers.origin;
    next();
  };
}

function refusal(request: Request, siteUrl: string): 403 | 413 | 415 | undefined {
  const path = withoutLocale(request.path.replace(/\.data$/, ""));
  if (path !== openToAll && isCrossSite(request, siteUrl)) return 403;
  // Browsers compress no forms, and a few bytes could unpack to gigabytes.
  if (request.get("Content-Encoding")) return 415;
  if (Number(request.get("Content-Length") ?? 0) > longestBody) return 413;
  return undefined;
}

/**
 * Whether a page of another origin sent it. Browsers say so themselves (Fetch Metadata, 2.2), whatever
 * proxies do to the URL; older ones, and pages without TLS, send their origin alone.
 */
export function isCrossSite(request: Request, siteUrl: string): boolean {
  const site = request.get("Sec-Fetch-Site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = request.get("Origin");
  if (origin === undefined || origin === siteUrl) return false;
  // Without a proxy that rewrites it, `Host` as it was sent is where the browser believes to be.
  const [host] = request.headersDistinct.host ?? [];
  return host === undefined || URL.parse(origin)?.host !== host;
}
