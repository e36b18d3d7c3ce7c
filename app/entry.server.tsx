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
import { inlineScripts } from "./hydration/inline-scripts.ts";
import { deferHydration } from "./hydration/patches/deferred-hydration.ts";
import { hideTabsUntilFound } from "./hydration/patches/hidden-until-found.ts";
import speculationRules from "./hydration/speculation-rules.json?url";
import { withoutLocale } from "./i18n/paths.ts";
import {
  requestIdContext,
  settingsContext,
  storeLoaderDataContext,
} from "./load-context.server.ts";
import { contentSecurityPolicy, reportingEndpoints } from "./security/content-security-policy.ts";
import { site } from "./site.ts";
import { RequestId } from "./ui/failure-page.tsx";

export { createLoadContext } from "./load-context.server.ts";
export { respondToMcp } from "./mcp/respond.server.ts";
export { respondInSandbox } from "./sandbox/respond.server.ts";
export { sitemapPages } from "./seo/sitemap-pages.server.ts";

/** In milliseconds. */
const renderTimeout = 6_000;

/** Renders a whole document. It is not streamed, because its Content-Security-Policy has the hashes of its scripts. */
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
  const { siteDirectives, onRendered, onWarning } = context.get(settingsContext);
  const started = performance.now();
  const rendered = await render(
    <RequestId value={requestId}>
      <ServerRouter context={routerContext} url={url} />
    </RequestId>,
  );
  onRendered(performance.now() - started);
  // Only a page that is found is cached.
  const store = status === 200 ? context.get(storeLoaderDataContext) : undefined;
  // In development, Vite's client needs its scripts in their order.
  const deferred = import.meta.env.PROD ? deferHydration(rendered, { store, onWarning }) : rendered;
  const html = hideTabsUntilFound(deferred);
  const policy = contentSecurityPolicy(html, {
    siteDirectives,
    scripts: inlineScripts,
    apiOrigin: site.api.allowsBrowsers ? site.api.origin : undefined,
    // The home page frames the preview chat.
    frameAncestors: withoutLocale(path) === "/preview-chat" ? "'self'" : "'none'",
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  // In development, Vite's client needs inline styles and a websocket.
  if (import.meta.env.PROD) {
    headers.set("Content-Security-Policy", policy);
    headers.set("Reporting-Endpoints", reportingEndpoints);
    headers.set("Speculation-Rules", `"${speculationRules}"`);
    for (const href of routerContext.manifest.routes.root?.css ?? [])
      headers.append("Link", `<${href}>; rel=preload; as=style`);
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
  // Until it is cleared or fires, the timer keeps the rendering in memory.
  return promise.finally(() => clearTimeout(timer));
}

/**
 * Reports errors to the log, except aborted requests and responses below 500, such as 404 and 405.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const path = new URL(request.url).pathname;
  context.get(settingsContext).onError(error, { path, requestId: context.get(requestIdContext) });
};
