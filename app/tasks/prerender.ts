import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { nextContentChange } from "../content/next-change.ts";
import { dataKeys, requestOf } from "../http/page-cache/cache-key.ts";
import {
  isConfigured,
  type PrerenderedIndex,
  type PrerenderedResponse,
  placeholders,
  prerenderedDirectory,
  prerenderedFile,
  type Setting,
} from "../http/page-cache/prerendered.ts";
import { summaryOf } from "../http/rendering/build-source.ts";
import { locales } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import type { ServerSettings } from "../load-context.server.ts";
import { feeds } from "../pages.ts";
import { linkedLists } from "../routes/blog/filter.ts";
import { build, buildSettings, renderAtBuild } from "./build-renderer.ts";

/*
 * Renders the pages, the data of navigations to them, what crawlers read and the page for missing paths, so that a server
 * that only sends these needs no React (http/page-cache/prerendered.ts).
 */

const now = Date.now();
const summary = summaryOf(build);
const paths = build.entry.module.sitemapPages(new Date(now)).map(({ path }) => path);
const pages = locales.flatMap((locale) => [
  ...[...paths, "/preview-chat"].map((path) => inLocale(locale, path)),
  ...linkedLists(locale),
]);
const files = locales.flatMap((locale) =>
  [...Object.values(feeds).map((path) => `/${path}`), "/manifest.webmanifest"].map((path) =>
    inLocale(locale, path),
  ),
);
const missing = locales.map((locale) => inLocale(locale, placeholders.missingPath));

rmSync(prerenderedDirectory, { recursive: true, force: true });
mkdirSync(prerenderedDirectory, { recursive: true });
const responses: Record<string, Setting[]> = {};
const data = pages.flatMap((path) => dataKeys(summary.routes, path));
const found = [...pages, ...data, ...files, "/sitemap.xml", "/robots.txt"];
for (const key of [...found, ...missing]) {
  const read = new Set<Setting>();
  const response = await prerender(key, (name) => read.add(name));
  const expected = missing.includes(key) ? 404 : 200;
  if (response.status !== expected) throw new Error(`${key} answers ${response.status}.`);
  writeFileSync(prerenderedFile(key), gzipSync(JSON.stringify(response), { level: 9 }));
  responses[key] = [...read];
}
const index: PrerenderedIndex = {
  build: summary,
  expiresAt: nextContentChange(now),
  responses,
};
writeFileSync(join(prerenderedDirectory, "index.json"), JSON.stringify(index));
console.log(`Rendered ${Object.keys(responses).length} responses.`);

async function prerender(
  key: string,
  onRead: (name: Setting) => void,
): Promise<PrerenderedResponse> {
  let loaderData: string | undefined;
  const request = requestOf(key, buildSettings.siteUrl);
  const response = await renderAtBuild(request, observed(buildSettings, onRead), {
    storeLoaderData(json) {
      loaderData = json;
      return placeholders.loaderData;
    },
  });
  if (response.headers.has("Cache-Control")) throw new Error(`${key} is not cached.`);
  const { status, headers } = response;
  return { status, headers: [...headers], body: await response.text(), loaderData };
}

/** The same settings. `onRead` is called for each that the configuration of a site may change, when it is read. */
function observed(settings: ServerSettings, onRead: (name: Setting) => void): ServerSettings {
  return new Proxy(settings, {
    get(target, name) {
      if (isConfigured(name)) onRead(name);
      return Reflect.get(target, name);
    },
  });
}
