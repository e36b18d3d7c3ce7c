import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";

const start = "window.__reactRouterManifest=";

/**
 * Leaves feeds, Markdown and other resource routes out of the route table that browsers load: nobody
 * navigates there without leaving the document.
 */
export const browserRoutes: Config["buildEnd"] = ({ reactRouterConfig, viteConfig }) => {
  const assets = join(reactRouterConfig.buildDirectory, "client", viteConfig.build.assetsDir);
  for (const name of readdirSync(assets)) {
    const file = join(assets, name);
    const code = name.startsWith("manifest-") ? readFileSync(file, "utf8") : "";
    if (!code.startsWith(start)) continue;
    const table = JSON.parse(code.slice(start.length, -1));
    for (const [id, route] of Object.entries<{ hasDefaultExport: boolean }>(table.routes)) {
      if (!route.hasDefaultExport) delete table.routes[id];
    }
    writeFileSync(file, `${start}${JSON.stringify(table)};`);
  }
};
