import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { nextContentChange } from "../content/next-change.ts";
import { summaryOf } from "../http/rendering/build-source.ts";
import {
  type BuiltIndex,
  type BuiltPage,
  builtDirectory,
  builtFile,
} from "../http/responses/built-pages.ts";
import { missingPath, requestOf } from "../http/responses/page-key.ts";
import { buildOrigin } from "../http/shared/build-origin.ts";
import { locales } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { feeds } from "../pages.ts";
import { linkedLists } from "../routes/blog/filter.ts";
import { build, buildSettings, clientDirectory, renderAtBuild } from "./build-renderer.ts";

/*
 * Renders the pages, what crawlers read and the page for missing paths, so that a server that only sends these needs no React
 * (http/responses/built-pages.ts). What a page hydrates with is a hashed asset.
 */

const now = Date.now();
const paths = build.entry.module.sitemapPages(new Date(now)).map(({ path }) => path);
const files = [...Object.values(feeds).map((path) => `/${path}`), "/manifest.webmanifest"];
const keys = [
  ...locales.flatMap((locale) => [
    ...[...paths, "/preview-chat", ...files, missingPath].map((path) => inLocale(locale, path)),
    ...linkedLists(locale),
  ]),
  ...["/sitemap.xml", "/robots.txt"],
];

rmSync(builtDirectory, { recursive: true, force: true });
mkdirSync(builtDirectory, { recursive: true });
for (const key of keys) {
  const request = requestOf(key, buildOrigin);
  const response = await renderAtBuild(request, buildSettings, {
    writeLoaderData: (json) => writeData(key, json),
  });
  const { status, headers } = response;
  if (headers.has("Cache-Control")) throw new Error(`${key} depends on the moment.`);
  if (status !== (key.endsWith(missingPath) ? 404 : 200)) throw new Error(`${key}: ${status}`);
  const page: BuiltPage = { status, headers: [...headers], body: await response.text() };
  writeFileSync(builtFile(key), gzipSync(JSON.stringify(page), { level: 9 }));
}
const index: BuiltIndex = { build: summaryOf(build), expiresAt: nextContentChange(now), keys };
writeFileSync(join(builtDirectory, "index.json"), JSON.stringify(index));
console.log(`Rendered ${keys.length} pages.`);

/** Writes what the loaders of a page have returned. The browser puts in the origin (browser/hydrate.ts). */
function writeData(key: string, json: string): string {
  if (json.replaceAll(buildOrigin, "").includes(new URL(buildOrigin).host))
    throw new Error(`The data of ${key} have the origin in another form.`);
  const hash = createHash("sha256").update(json).digest("base64url").slice(0, 8);
  const path = `/assets/data${key.replaceAll(/[/?=]/g, "_")}-${hash}.json`;
  writeFileSync(join(clientDirectory, path), json);
  return path;
}
