import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { mock } from "node:test";
import { gzipSync } from "node:zlib";
import { categoryLists } from "../content/categories.ts";
import { nextContentChange } from "../content/next-change.ts";
import { summarizeBuild } from "../http/rendering/build-source.ts";
import {
  type BuiltIndex,
  type BuiltPage,
  builtDirectory,
  builtFile,
} from "../http/responses/built-pages.ts";
import { missingPath, requestOf } from "../http/responses/page-key.ts";
import { buildOrigin } from "../http/shared/build-origin.ts";
import { locales } from "../i18n/locales.ts";
import { inLocale, isLeftOut } from "../i18n/paths.ts";
import { feedFile } from "../pages.ts";
import type { Section } from "../search/section.ts";
import type { SitemapPage } from "../seo/sitemap.server.ts";
import { pagesFile, sectionsFile } from "../seo/text/built-files.ts";
import { type PageText, writePage } from "../seo/text/page-markdown.ts";
import { pageSections } from "../seo/text/page-sections.ts";
import { readPage } from "../seo/text/page-tree.ts";
import { build, buildSettings, clientDirectory, renderAtBuild } from "./build-renderer.ts";
import { drawOgImage } from "./og-image.ts";

/*
 * Renders the pages, the files for crawlers and the page for missing paths, so that a server that only sends these needs no
 * React (http/responses/built-pages.ts). The loader data with which a page hydrates are a hashed asset. Each page also yields
 * its Open Graph image, its Markdown and its sections for search.
 */

const { publicationTimes, sitemapPages } = build.entry.module;
const publications = publicationTimes();
const now = Date.now();
/** All pages by path, with the time from which they exist: now, or when a post is published. */
const pageTimes = new Map<string, SitemapPage & { time: number }>();
for (const time of [now, ...publications.filter((time) => time > now).sort((a, b) => a - b)])
  for (const page of sitemapPages(new Date(time)))
    if (!pageTimes.has(page.path)) pageTimes.set(page.path, { ...page, time });
const keys: string[] = [];

rmSync(builtDirectory, { recursive: true, force: true });
for (const locale of locales) {
  const pages: PageText[] = [];
  const sections: Section[] = [];
  for (const [basePath, { time, from, until }] of pageTimes) {
    const path = inLocale(locale, basePath);
    const html = await (time === now ? prerender(path) : renderLater(path, time));
    const page = readPage(html, path, buildOrigin);
    pages.push(writePage(page));
    const times = { from: time > now ? new Date(time).toISOString() : from, until };
    sections.push(...pageSections(page).map((section) => ({ ...times, ...section })));
    const image = await drawOgImage(html, locale);
    write(join(clientDirectory, image.path), image.png);
  }
  write(pagesFile(locale), JSON.stringify(pages));
  write(sectionsFile(locale), JSON.stringify(sections));
  console.log(`Read ${pages.length} pages with ${sections.length} sections in ${locale}.`);
}
const files = ["/preview-chat", `/${feedFile}`, "/manifest.webmanifest", missingPath];
for (const locale of locales) {
  const filePaths = files.map((path) => inLocale(locale, path));
  for (const key of [...filePaths, ...categoryLists(locale)])
    if (!isLeftOut(key)) await prerender(key);
}
for (const key of ["/sitemap.xml", "/robots.txt"]) await prerender(key);
const expiresAt = nextContentChange(now, publications);
const index: BuiltIndex = { build: summarizeBuild(build), expiresAt, publications, keys };
write(join(builtDirectory, "index.json"), JSON.stringify(index));
console.log(`Rendered ${keys.length} pages.`);

/** Renders a response, stores it, and returns its body. @throws if it may not be stored, or has an unexpected status */
async function prerender(key: string): Promise<string> {
  const response = await renderAtBuild(requestOf(key, buildOrigin), buildSettings, {
    writeLoaderData: (json) => writeData(key, json),
  });
  const { status, headers } = response;
  if (headers.has("Cache-Control")) throw new Error(`${key} depends on the moment.`);
  if (status !== (key.endsWith(missingPath) ? 404 : 200)) throw new Error(`${key}: ${status}`);
  const body = await response.text();
  const page: BuiltPage = { status, headers: [...headers], body };
  write(builtFile(key), gzipSync(JSON.stringify(page), { level: 9 }));
  keys.push(key);
  return body;
}

/** Renders a page as it will be at a later time: its image, Markdown and sections are made by this build. */
async function renderLater(key: string, time: number): Promise<string> {
  mock.timers.enable({ apis: ["Date"], now: time });
  const response = await renderAtBuild(requestOf(key, buildOrigin), buildSettings);
  const body = await response.text();
  mock.timers.reset();
  return body;
}

/** Writes the loader data of a page, and returns the path. The browser inserts the origin (browser/hydrate.ts). */
function writeData(key: string, json: string): string {
  if (json.replaceAll(buildOrigin, "").includes(new URL(buildOrigin).host))
    throw new Error(`The data of ${key} have the origin in another form.`);
  const hash = createHash("sha256").update(json).digest("base64url").slice(0, 8);
  const path = `/assets/data${key.replaceAll(/[/?=]/g, "_")}-${hash}.json`;
  write(join(clientDirectory, path), json);
  return path;
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
