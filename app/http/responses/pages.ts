import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { nextContentChange } from "../../content/next-change.ts";
import { inLocale, localeOf, withoutLocale } from "../../i18n/paths.ts";
import type { AppContext } from "../app.ts";
import { addPolicy, headersOf } from "../middleware/base-headers.ts";
import { hasBody } from "../middleware/request-body.ts";
import { hasValidHost, pathOf } from "../middleware/request-target.ts";
import { requestIdOf } from "../monitoring/request-id.ts";
import { clientNetwork } from "../shared/client-network.ts";
import { cacheControl } from "../shared/response-headers.ts";
import { createBuiltPages } from "./built-pages.ts";
import { cachingHeadersOf, missingPath, pageKey, requestOf } from "./page-key.ts";
import { compressResponse, type StoredResponse, send } from "./stored-response.ts";

/**
 * Creates the pages of a site, and everything else that is the same for all clients. Each response is made once, at its
 * first request, and sent until content changes by itself.
 */
export function createPages(context: AppContext) {
  const { config, source, render, settings, refuseAboveLimit, baseHeaders } = context;
  const built = context.built && createBuiltPages(context.built, settings);
  /** A time in which content doesn't change by itself, with the responses that are stored and those being made. */
  const beginPeriod = () => ({
    end: nextContentChange(Date.now(), context.built?.publications ?? []),
    stored: new Map<string, StoredResponse>(),
    pending: new Map<string, Promise<StoredResponse>>(),
  });
  let period = beginPeriod();

  function find(key: string): StoredResponse | undefined {
    if (Date.now() >= period.end) period = beginPeriod();
    return period.stored.get(key);
  }

  /** Makes a response only once for all requests that need it at the same time. */
  function makeOnce(key: string, requestId: string, client: string): Promise<StoredResponse> {
    // If content changes meanwhile, the response belongs to a period that is over.
    const { pending } = period;
    const running = pending.get(key);
    if (running) return running;
    const made = make(key, requestId, client, period).finally(() => pending.delete(key));
    pending.set(key, made);
    return made;
  }

  /** Makes a response, with the ID and the client of the request that needs it, and stores it if it is the same for all. */
  async function make(key: string, requestId: string, client: string, { stored }: typeof period) {
    const response = await (built?.has(key) ? built.read(key) : renderPage(key, requestId, client));
    const { status } = response;
    // The response of a route that sets Cache-Control itself depends on the time.
    const isForAll = status === 200 && !response.headers.has("Cache-Control");
    const isStored = isForAll || withoutLocale(key) === missingPath;
    const headers = completeHeaders(response, key, isForAll);
    const content = Buffer.from(await response.arrayBuffer());
    const made = await compressResponse({ status, headers, content, isStored });
    if (isStored) stored.set(key, made);
    return made;
  }

  /** Adds to the headers of a response those of the site and those for caches. */
  function completeHeaders(response: Response, key: string, isForAll: boolean): Headers {
    const path = pathOf({ url: key });
    const headers = new Headers({ ...baseHeaders, ...headersOf(path) });
    const caching = isForAll ? Object.entries(cachingHeadersOf(key)) : [];
    for (const [name, value] of [...response.headers, ...caching]) headers.set(name, value);
    if (response.status !== 200) headers.set("Cache-Control", cacheControl.noStore);
    addPolicy(headers, path, config);
    return headers;
  }

  async function renderPage(key: string, requestId: string, client: string): Promise<Response> {
    const { createLoadContext } = (await source.load()).entry.module;
    const context = createLoadContext(settings, { requestId });
    return render(requestOf(key, settings.siteUrl), context, client);
  }

  /** The key of the response for missing pages; undefined if there is a page at a path. */
  function findMissingKey(path: string): string | undefined {
    if (path.endsWith(".data") || source.matchRoute(path)) return undefined;
    return inLocale(localeOf(path), missingPath);
  }

  /** Sends the stored response, before Express sees the request. @returns whether there is one */
  function sendStored(request: IncomingMessage, response: ServerResponse): boolean {
    const key = hasBody(request) || !hasValidHost(request) ? undefined : pageKey(request);
    const hit = key === undefined ? undefined : find(key);
    if (hit) send(request, response, hit);
    return hit !== undefined;
  }

  /** Makes, stores and sends the response of a request that has a key. */
  const makeAndSend: RequestHandler = async (request, response, next) => {
    const key = findMissingKey(pathOf(request)) ?? pageKey(request);
    if (key === undefined) return next();
    const hit = find(key);
    const isRendered = !hit && !built?.has(key);
    if (isRendered && (await refuseAboveLimit(request, response))) return;
    const client = clientNetwork(request.ip ?? "");
    send(request, response, hit ?? (await makeOnce(key, requestIdOf(response), client)));
  };

  const addFile = (path: string, file: StoredResponse) => void period.stored.set(path, file);

  return { sendStored, makeAndSend, addFile };
}
