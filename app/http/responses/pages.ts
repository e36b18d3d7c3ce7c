import { nextContentChange } from "../../content/next-change.ts";
import { inLocale, localeOf, withoutLocale } from "../../i18n/paths.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import { type AddDocumentHeaders, headersOf } from "../middleware/base-headers.ts";
import type { RefuseAboveLimit } from "../middleware/rate-limit.ts";
import { pathOf } from "../middleware/request-target.ts";
import type { BuildSource } from "../rendering/build-source.ts";
import type { Render } from "../rendering/renderer.ts";
import { cacheControl } from "../shared/response-headers.ts";
import type { BuiltPages } from "./built-pages.ts";
import { cachingHeadersOf, missingPath, pageKey, requestOf } from "./page-key.ts";
import { type Made, type PageStore, pageStore } from "./page-store.ts";
import { compressed } from "./stored-response.ts";

interface PagesOptions {
  source: Pick<BuildSource, "load" | "matchRoute">;
  render: Render;
  /** What the build has rendered. */
  built?: BuiltPages | undefined;
  settings: ServerSettings;
  refuseAboveLimit: RefuseAboveLimit;
  /** The headers of every response. */
  baseHeaders: Readonly<Record<string, string>>;
  addDocumentHeaders: AddDocumentHeaders;
}

/** The pages of a site and everything else that it renders the same for everybody, each made once. */
export function pages(options: PagesOptions): PageStore {
  const { source, render, built, settings, refuseAboveLimit } = options;
  const { baseHeaders, addDocumentHeaders } = options;

  async function make(key: string, requestId: string, client: string): Promise<Made> {
    const response = built?.has(key)
      ? await built.read(key)
      : await renderPage(key, requestId, client);
    const path = key.replace(/[ ?].*/, "");
    const { status } = response;
    const headers = new Headers({ ...baseHeaders, ...headersOf(path) });
    for (const [name, value] of response.headers) headers.set(name, value);
    addDocumentHeaders(headers, path);
    // A route that sets Cache-Control itself depends on the moment.
    const isForAll = status === 200 && !headers.has("Cache-Control");
    const caching = isForAll ? cachingHeadersOf(key) : { "Cache-Control": cacheControl.noStore };
    for (const [name, value] of Object.entries(caching))
      if (isForAll || status !== 200) headers.set(name, value);
    const content = Buffer.from(await response.arrayBuffer());
    const isStored = isForAll || withoutLocale(key) === missingPath;
    return { response: await compressed({ status, headers, content, isStored }), isStored };
  }

  async function renderPage(key: string, requestId: string, client: string): Promise<Response> {
    const { createLoadContext } = (await source.load()).entry.module;
    const context = createLoadContext(settings, { requestId });
    return render(requestOf(key, settings.siteUrl), context, client);
  }

  return pageStore({
    keyOf: pageKey,
    missingKeyOf(request) {
      const path = pathOf(request);
      if (path.endsWith(".data") || source.matchRoute(path)) return undefined;
      return inLocale(localeOf(path), missingPath);
    },
    make,
    refuse: async (key, request, response) =>
      !built?.has(key) && refuseAboveLimit(request, response),
    changeAfter: nextContentChange,
  });
}
