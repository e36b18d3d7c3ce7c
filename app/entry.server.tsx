import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { startLate } from "./hydration/patches/late-scripts.ts";
import { withoutLocale } from "./i18n/paths.ts";
import { requestIdContext, settingsContext } from "./load-context.server.ts";
import { contentSecurityPolicy, reportingEndpoints } from "./security/content-security-policy.ts";
import { RequestId } from "./ui/failure-page.tsx";

export { nextContentChange } from "./content/next-change.server.ts";
export { createLoadContext } from "./load-context.server.ts";
export { sitemapPages } from "./seo/sitemap-pages.server.ts";

/** A rendering that takes longer than this many milliseconds is given up. */
const renderTimeout = 6_000;

/** Renders a document as a whole: nothing streams, so that its policy can name its scripts' hashes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { url } = request;
  const { pathname: path } = new URL(url);
  const requestId = context.get(requestIdContext);
  const { siteUrl, chatAppUrl, onError, onRendered } = context.get(settingsContext);
  const started = performance.now();
  const rendered = await render(
    <RequestId value={requestId}>
      <ServerRouter context={routerContext} url={url} />
    </RequestId>,
  );
  onRendered(performance.now() - started);
  const report = (error: Error) => onError(error, { path, requestId });
  // Vite's development client has its own order.
  const html = findable(import.meta.env.PROD ? startLate(rendered, report) : rendered);
  const policy = contentSecurityPolicy(html, {
    secure: siteUrl.startsWith("https:"),
    frameOrigin: chatAppUrl && new URL(chatAppUrl).origin,
    // The preview chat is what the home page frames; everything else is framed by nobody.
    frameAncestors: withoutLocale(path) === "/preview-chat" ? "'self'" : "'none'",
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Vite's development client needs inline styles and a websocket.
  if (import.meta.env.PROD) {
    headers.set("Content-Security-Policy", policy);
    headers.set("Reporting-Endpoints", reportingEndpoints);
  }
  return new Response(html, { status, headers });
}

function render(element: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe, abort } = renderToPipeableStream(element, {
    onAllReady: () => resolve(text(pipe(new PassThrough()))),
    onShellError: reject,
    onError: reject,
  });
  const timer = setTimeout(() => abort(new Error("The rendering timed out.")), renderTimeout);
  // Until it is cleared or fires, the timer holds the whole rendering in memory.
  return promise.finally(() => clearTimeout(timer));
}

/**
 * Lets find-in-page and links to a text open tabs before React comes. React knows `hidden` as a boolean only
 * (html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute).
 */
function findable(html: string): string {
  return html.replaceAll(/(<div role="tabpanel"[^>]*) hidden=""/g, '$1 hidden="until-found"');
}

/**
 * Visitors who leave, ask for what doesn't exist or post where nothing is accepted are not errors of ours;
 * everything else goes to the log.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const path = new URL(request.url).pathname;
  context.get(settingsContext).onError(error, { path, requestId: context.get(requestIdContext) });
};
