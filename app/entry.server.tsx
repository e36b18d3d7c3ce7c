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
import { type Entry, HydrationContext } from "./browser/hydration-data.tsx";
import speculationRules from "./browser/speculation-rules.json?url";
import { requestContext, settingsContext } from "./load-context.server.ts";
import type { serveMcp } from "./search/mcp.server.ts";
import { RequestId } from "./ui/failure-page.tsx";

export { respondInSandbox } from "./api/sandbox/respond.server.ts";
export { publicationTimes } from "./content/posts.server.ts";
export { createLoadContext } from "./load-context.server.ts";
export { sitemapPages } from "./seo/sitemap.server.ts";

/** The first request loads the SDK of MCP, so sites that get none don't spend memory on it. */
export const respondToMcp: typeof serveMcp = async (...request) =>
  (await import("./search/mcp.server.ts")).serveMcp(...request);

/** In milliseconds. */
const renderTimeout = 6_000;

/** Renders a complete document instead of a stream: it can be compressed once and stored, and no loader is slow. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { url } = request;
  const { requestId, writeLoaderData } = context.get(requestContext);
  const { siteUrl } = context.get(settingsContext);
  const { entry, serverContext } = import.meta.env.PROD
    ? await deferHydration(routerContext, siteUrl, writeLoaderData)
    : { entry: "", serverContext: routerContext };
  const html = await render(
    <HydrationContext value={entry}>
      <RequestId value={requestId}>
        <ServerRouter context={serverContext} url={url} />
      </RequestId>
    </HydrationContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.PROD) {
    headers.set("Speculation-Rules", `"${speculationRules}"`);
    for (const href of routerContext.manifest.routes.root?.css ?? [])
      headers.append("Link", `<${href}>; rel=preload; as=style`);
  }
  return new Response(html, { status, headers });
}

/**
 * Returns what bootstrap.ts needs to hydrate the page, as JSON, and the context for a root without `<Scripts />`. `write` writes
 * the router's data into a file for browsers to fetch, and returns its URL; without it, the data stays in the document.
 */
async function deferHydration(
  routerContext: EntryContext,
  siteUrl: string,
  write: ((json: string) => string) | undefined,
): Promise<{ entry: string; serverContext: EntryContext }> {
  const { serverHandoffStream, ...serverContext } = routerContext;
  const { serverHandoffString = "{}" } = serverContext;
  const stream = serverHandoffStream ? await text(serverHandoffStream) : "";
  const data = { context: JSON.parse(serverHandoffString), stream };
  const entry: Entry = {
    ...entryOf(routerContext),
    data: write ? { url: write(JSON.stringify(data)), siteUrl } : data,
  };
  return { entry: JSON.stringify(entry), serverContext };
}

/** The URLs of the scripts that hydrate a page. */
function entryOf({ manifest, staticHandlerContext }: EntryContext): Omit<Entry, "data"> {
  const { url, entry } = manifest;
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  );
  // A route whose client action can be loaded separately has two modules.
  const modules = routes.map(
    ({ id, clientActionModule, module }) =>
      [id, clientActionModule ? [clientActionModule, module] : [module]] as const,
  );
  const preloads = [
    url,
    entry.module,
    ...entry.imports,
    ...modules.flatMap(([, urls]) => urls),
    ...routes.flatMap(({ imports }) => imports ?? []),
  ];
  return {
    manifest: url,
    routes: Object.fromEntries(modules),
    client: entry.module,
    preloads: [...new Set(preloads)],
  };
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
  const { requestId } = context.get(requestContext);
  context.get(settingsContext).onError(error, { path, requestId });
};
