import { buildOrigin } from "../http/shared/build-origin.ts";
import type { DataFile, Entry, RouterData } from "./hydration-data.tsx";
import { onClick, opensElsewhere } from "./on-click.ts";

declare global {
  interface Window {
    /** Read by React Router, and usually set by its own entry script. */
    __reactRouterRouteModules?: Record<string, object>;
    __reactRouterContext?: object;
  }
  interface WindowEventMap {
    /** Starts hydration. */
    hydrate: Event;
    /** Dispatched by entry.client.tsx. */
    hydrated: Event;
  }
}

/**
 * Elements that only React can operate. React is fetched when one is pointed at or focused, or with `data-hydrate="load"` as soon
 * as the page has loaded. Links and popovers work by themselves, and this folder has scripts for tabs, the theme and copying.
 * A click on a link with `data-hydrate="click"` waits for React, and is followed if React can't be loaded.
 */
const interactive =
  ":is([data-hydrate],button,input,select,textarea)" +
  ":not([popovertarget],[role=tab],[data-copy],[name=theme],[name=answer],.offer *)";

/** Keys that only scroll or close something, unless a control has the focus. */
const ignoredKeys = /^(Arrow|Page|Home|End|Escape| )/;

// In development, React Router's own scripts have hydrated the page before this one runs.
let state: "idle" | "loading" | "failed" | "hydrated" = import.meta.env.DEV ? "hydrated" : "idle";

/**
 * Fetches React and the modules of the page, and hydrates it. After a failure the page stays as it is, and the next
 * call tries again. Chromium before 156, Firefox before 154 and Safari 27 never retry an import that failed
 * (github.com/whatwg/html/pull/10327), so modules are fetched before they are imported.
 */
export function hydrate(): void {
  if (state === "loading" || state === "hydrated") return;
  state = "loading";
  // The browser has already logged what is missing.
  load().catch(() => finish("failed"));
}

/** The link that was clicked while React was not there yet. */
let clicked: HTMLElement | undefined;

/** Repeats the click that had to wait, unless React has replaced the link. */
function finish(end: "failed" | "hydrated"): void {
  state = end;
  if (clicked?.isConnected) clicked.click();
  clicked = undefined;
}

/** Hydrates at the first sign that a visitor is about to use a widget. */
export function hydrateOnIntent(): void {
  // `pointerover` would also fire when a page appears below a resting pointer. Moves are too frequent to retry after a failure.
  const hydrateFor = ({ target }: Event) => isInteractive(target) && hydrate();
  addEventListener("pointermove", (event) => state === "idle" && hydrateFor(event));
  for (const type of ["pointerdown", "focusin"]) addEventListener(type, hydrateFor);
  addEventListener(
    "keydown",
    ({ key, target }) => (isInteractive(target) || !ignoredKeys.test(key)) && hydrate(),
  );
  addEventListener("hydrate", hydrate);
  onClick("a[data-hydrate=click]", (link, event) => {
    if (state === "hydrated" || state === "failed" || opensElsewhere(event)) return;
    event.preventDefault();
    clicked = link;
    hydrate();
  });
  addEventListener("hydrated", () => finish("hydrated"));
}

function isInteractive(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(interactive) !== null;
}

/** Whether the document was already reloaded: doing so again would not help. */
export function isReloaded(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load !== undefined && "type" in load && load.type === "reload";
}

async function load(): Promise<void> {
  const block = document.querySelector('script[type="application/json"]');
  const { manifest, routes, client, preloads, data }: Entry = JSON.parse(block?.textContent ?? "");
  // Before the imports, which then find the files in the browser's cache: some browsers never retry a failed import.
  const [{ context, stream }] = await Promise.all([
    "url" in data ? fetchData(data) : data,
    Promise.all(preloads.map(fetchText)),
  ]);
  const [modules] = await Promise.all([
    Promise.all(Object.entries(routes).map(loadRoute)),
    import(/* @vite-ignore */ manifest),
  ]);
  window.__reactRouterContext = { ...context, stream: new Blob([stream]).stream() };
  window.__reactRouterRouteModules = Object.fromEntries(modules);
  await import(/* @vite-ignore */ client);
}

async function fetchData({ url, siteUrl }: DataFile): Promise<RouterData> {
  return JSON.parse((await fetchText(url)).replaceAll(buildOrigin, siteUrl));
}

export async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return await response.text();
}

async function loadRoute([id, urls]: [string, readonly string[]]): Promise<[string, object]> {
  const modules = await Promise.all(urls.map((url) => import(/* @vite-ignore */ url)));
  return [id, Object.assign({}, ...modules)];
}
