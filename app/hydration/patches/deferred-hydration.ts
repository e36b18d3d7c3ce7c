import bootstrap from "../bootstrap.ts?inline-script";
import type { Entry } from "../hydrate.ts";
import { extractLoaderData } from "./loader-data.ts";

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;

/** A route whose action can be loaded alone has two modules, which are spread into one. */
const entryScript =
  /<script type="module" async="">import "([^"]+)";\s*((?:import \* as route\d+\w* from "[^"]+";\s*|const route\d+ = \{[\w.,]+\};\s*)+)window\.__reactRouterRouteModules = \{([^{}]+)\};\s*import\("([^"]+)"\);<\/script>/;

let hasWarned = false;

interface DeferOptions {
  /** Stores the data of the loaders for browsers to fetch, and returns its URL. Without it, they stay in the document. */
  readonly store?: ((json: string) => string) | undefined;
  readonly onWarning: (message: string) => void;
}

/**
 * Defers the hydration of a document: in place of React Router's module preloads, its entry script and the data of the
 * loaders, the page has URLs in a data block (html.spec.whatwg.org/multipage/scripting.html#data-block), which the
 * bootstrap script reads. A document without known scripts stays unchanged and hydrates at once; `onWarning` is
 * called for the first of them.
 */
export function deferHydration(html: string, { store, onWarning }: DeferOptions): string {
  const entry = readEntry(html);
  const extracted = extractLoaderData(html);
  if (!entry || !extracted) {
    if (!hasWarned) onWarning("hydration is not deferred: React Router's scripts have changed");
    hasWarned = true;
    return html;
  }
  const data = store ? store(JSON.stringify(extracted.data)) : extracted.data;
  const block = JSON.stringify({ ...entry, data } satisfies Entry).replaceAll("<", "\\u003c");
  return extracted.html
    .replace(modulePreload, "")
    .replace(entryScript, () => `<script type="application/json">${block}</script>`)
    .replace("</body>", () => `<script>${bootstrap}</script></body>`);
}

/** The URLs that a document hydrates with; undefined if its scripts are unknown. */
function readEntry(html: string): Omit<Entry, "data"> | undefined {
  const preloads = [...html.matchAll(modulePreload)].map(([, href = ""]) => href);
  const [, manifest, imports = "", modules = "", client] = entryScript.exec(html) ?? [];
  if (preloads.length === 0 || !manifest || !client) return undefined;
  const urls = Map.groupBy(imports.matchAll(/(route\d+)\w* from "([^"]+)"/g), ([, name]) => name);
  const routes = modules.split(",").map((pair) => {
    const [, id = "", name] = /^"([^"]+)":(route\d+)$/.exec(pair) ?? [];
    return [id, (urls.get(name) ?? []).map(([, , url = ""]) => url)] as const;
  });
  if (routes.some(([id, urls]) => !id || urls.length === 0)) return undefined;
  return { manifest, routes: Object.fromEntries(routes), client, preloads };
}
