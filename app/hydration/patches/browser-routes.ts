import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";

const prefix = "window.__reactRouterManifest=";

/**
 * Removes resource routes from the manifest that browsers load, since no client-side navigation leads to them, and flags that
 * browsers don't read or that are false.
 */
export const browserRoutes: Config["buildEnd"] = ({ reactRouterConfig, viteConfig }) => {
  const assets = join(reactRouterConfig.buildDirectory, "client", viteConfig.build.assetsDir);
  let isReduced = false;
  for (const name of readdirSync(assets).filter((name) => name.startsWith("manifest-"))) {
    const file = join(assets, name);
    const reduced = withoutResourceRoutes(readFileSync(file, "utf8"));
    if (reduced === undefined) continue;
    writeFileSync(file, reduced);
    isReduced = true;
  }
  if (!isReduced) {
    viteConfig.logger.warn("Browsers get the whole route manifest: its format has changed.");
  }
};

interface Manifest {
  readonly routes: Record<
    string,
    { readonly hasDefaultExport?: boolean; readonly [key: string]: unknown }
  >;
}

/** The manifest's script without the routes that have no component, and without flags that say nothing; undefined if its format is unknown. */
export function withoutResourceRoutes(script: string): string | undefined {
  if (!script.startsWith(prefix)) return undefined;
  const manifest = parse(script.slice(prefix.length).replace(/;\s*$/, ""));
  const routes = Object.entries(manifest?.routes ?? {});
  const pages = routes.filter(([, { hasDefaultExport }]) => hasDefaultExport);
  if (pages.length === 0) return undefined;
  const reduced = pages.map(([id, { hasDefaultExport: _, ...route }]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
  ]);
  return `${prefix}${JSON.stringify({ ...manifest, routes: Object.fromEntries(reduced) })};`;
}

function parse(json: string): Manifest | undefined {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
