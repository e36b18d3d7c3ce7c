import { createContext, use } from "react";
import type { EntryContext } from "react-router";

/** The state of React Router's router, which its `<Scripts />` writes into the document. */
export interface RouterData {
  readonly context: Readonly<Record<string, unknown>>;
  /** What the loaders have returned, encoded. */
  readonly stream: string;
}

/** Where the data of a page are that the build has rendered, and the origin to put in place of `buildOrigin`. */
export interface DataFile {
  readonly url: string;
  readonly siteUrl: string;
}

/** What hydrate.ts needs, in place of React Router's `<Scripts />`. */
export interface Entry {
  /** URL of the script that sets the route manifest. */
  readonly manifest: string;
  /** URLs of the modules of each matched route by its ID. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  /** URL of entry.client.tsx. */
  readonly client: string;
  /** URLs of everything that these import, for the browser to fetch at once. */
  readonly preloads: readonly string[];
  readonly data: RouterData | DataFile;
}

/** The URLs that a page hydrates with. */
export function entryOf({ manifest, staticHandlerContext }: EntryContext): Omit<Entry, "data"> {
  const { url, entry } = manifest;
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  );
  // A route whose action can be loaded alone has two modules.
  const modules = routes.map(
    ({ id, clientActionModule, module }) =>
      [id, clientActionModule ? [clientActionModule, module] : [module]] as const,
  );
  const preloads = [
    ...[url, entry.module, ...entry.imports],
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

/** The entry of the page as JSON, which the server provides. */
export const HydrationContext = createContext("");

/** A data block (html.spec.whatwg.org/multipage/scripting.html#data-block). Browsers keep what the server has written. */
export function HydrationData() {
  const json = use(HydrationContext).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/json"
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning
    />
  );
}
