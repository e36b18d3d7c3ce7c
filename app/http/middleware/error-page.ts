import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler, Request, Response } from "express";
import { headScript } from "../../browser/head-script.ts";
import { escapeHtml } from "../../content/markdown/escape-html.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { defaultLocale, type Locale, localeTable } from "../../i18n/locales.ts";
import { localeOf, pagePath } from "../../i18n/paths.ts";
import { bodyLimits } from "../../limits.ts";
import { hasPart, sandboxPath } from "../../pages.ts";
import { interpolationValues } from "../../site/interpolation-values.ts";
import type { Dictionary } from "../../site/locales/dictionary.ts";
import { languages } from "../../site/locales/language.ts";
import { mark } from "../../site/mark.ts";
import type { AppContext } from "../app.ts";
import { redactPath } from "../monitoring/log-throttle.ts";
import { requestIdOf } from "../monitoring/request-id.ts";
import { QueueFullError, RenderingError } from "../rendering/renderer.ts";
import { chooseLocale, sandboxHeaders } from "../sandbox.ts";
import { cacheControl, retryAfter } from "../shared/response-headers.ts";
import { contentSecurityPolicy, type Origins } from "./base-headers.ts";

type Pages = Dictionary["staticPages"]["pages"];
type ErrorStatus = keyof Pages extends `${infer Status extends number}` ? Status : never;

export type ErrorPages = ReturnType<typeof createErrorPages>;

/**
 * Creates error pages with the site's `stylesheets`, for when React can't or must not run. They are in the language of
 * the path; clients that don't accept HTML get one line of text, the sandbox's a problem document.
 */
export function createErrorPages(origins: Origins, stylesheets: readonly string[] = []) {
  const policy = contentSecurityPolicy(origins);
  const styles = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join("\n");

  /**
   * Sets the status and the headers of a page.
   * @returns the body
   */
  function render(request: Request, response: Response, status: ErrorStatus): string {
    response.vary("Accept").status(status);
    response.set({ "Cache-Control": cacheControl.noStore, "X-Robots-Tag": "noindex" });
    if (hasPart("sandbox") && request.path.startsWith(`${sandboxPath}/`))
      return problem(origins.siteUrl, request, response, status);
    if (request.accepts(["html", "text"]) !== "html") {
      response.type("text");
      return `${STATUS_CODES[status]}\n`;
    }
    // The log has more only about server errors.
    const requestId = status >= 500 ? requestIdOf(response) : "";
    response.set("Content-Security-Policy", policy).type("html");
    return pageHtml(localeOf(request.path), status, styles, requestId);
  }

  function send(request: Request, response: Response, status: ErrorStatus): void {
    response.send(render(request, response, status));
  }

  return { render, send };
}

/** Clients of the API get a problem document (RFC 9457) even if the site refuses their request. */
function problem(siteUrl: string, request: Request, response: Response, status: ErrorStatus) {
  const locale = chooseLocale(request);
  const { staticPages, sandbox } = languages[locale].copy;
  const errors: Readonly<Record<number, { title: string }>> = sandbox.errors;
  const size = bodyLimits.size / 1024;
  const { title } = staticPages.pages[status];
  const headers = sandboxHeaders(response);
  response.set({ ...headers, "Content-Language": locale }).vary("Accept-Language");
  response.type("application/problem+json");
  return `${JSON.stringify({
    type: `${siteUrl}${pagePath(defaultLocale, "api")}#error-${status}`,
    title: errors[status]?.title ?? STATUS_CODES[status],
    status,
    detail: status === 413 ? formatMessage(sandbox.details.tooLarge, { size }) : title,
    request_id: headers["X-Request-Id"],
  })}\n`;
}

function pageHtml(locale: Locale, status: ErrorStatus, styles: string, requestId: string): string {
  const { brand } = interpolationValues(locale);
  const { tag, direction } = localeTable[locale];
  const texts = languages[locale].copy.staticPages;
  const { title, text } = texts.pages[`${status}`];
  const homePath = pagePath(locale, "home");
  const links = [
    // Temporary errors: an empty reference is the URL of this page (RFC 3986, section 4.4), and a link sends GET.
    ...(status >= 429 ? [["", texts.again]] : []),
    [homePath, texts.home],
    [pagePath(locale, "contact"), texts.contact],
  ];
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} | ${brand}</title>
<script>${headScript}</script>
${styles}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body class="over-sky">
<header class="site-header">
<div class="wrap">
<a class="brand" href="${homePath}">
<svg viewBox="${mark.viewBox}" width="26" height="26" aria-hidden="true">${mark.content}</svg>
<span>${brand}</span>
</a>
</div>
</header>
<main class="page-top">
<div class="wrap">
<h1>${title}</h1>
<p class="lede">${text}</p>
<p class="actions space-above-large">${links.map(([href, label], index) => `<a class="button${index === 0 ? " primary" : ""}" href="${href}">${label}</a>`).join(" ")}</p>
${requestId ? `<p class="note space-above-large">${texts.reference}<br><code>${requestId}</code></p>` : ""}
</div>
</main>
</body>
</html>
`;
}

/** Answers errors with a page that React does not render. The error goes to the log, not to the visitor. */
export function errorHandler({ log, errorPages, config }: AppContext): ErrorRequestHandler {
  return (error, request, response, _next) => {
    if (error instanceof QueueFullError) {
      response.set("Retry-After", String(retryAfter.overload));
      return errorPages.send(request, response, 503);
    }
    if (!(error instanceof RenderingError)) {
      const path = redactPath(request.path);
      log.error({ err: error, requestId: requestIdOf(response), path }, "request failed");
    }
    if (response.headersSent) response.destroy();
    else if (config.development && error instanceof Error) {
      response.status(500).send(developmentPage(error));
    } else errorPages.send(request, response, 500);
  };
}

/** The stack, and Vite's client, which shows errors in a file and reloads the page when they are fixed. */
function developmentPage({ stack = "" }: Error): string {
  return `<!doctype html><title>Error</title><pre>${escapeHtml(stack)}</pre><script type="module" src="/@vite/client"></script>`;
}
