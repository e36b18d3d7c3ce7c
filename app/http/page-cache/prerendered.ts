import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gunzipSync } from "node:zlib";
import { inLocale, localeOf, withoutLocale } from "../../i18n/paths.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import { escapeHtml } from "../../markdown/escape-html.ts";
import type { BuildSummary } from "../rendering/build-source.ts";

export const prerenderedDirectory = "build/prerendered";

/** What stands in prerendered responses for what only the running site knows. */
export const placeholders = {
  siteUrl: "https://site.invalid",
  siteDirectives: "site-directives",
  loaderData: "/assets/data-placeholder",
  /** A path without its locale at which there is no page. */
  missingPath: "/path-placeholder",
} as const;

export type Setting = keyof ServerSettings;

/**
 * Whether a setting of the running site is as it was at build. `true` stands where that makes no difference to a response,
 * or where the placeholder is replaced.
 */
const isAsAtBuild: Readonly<Record<Setting, true | ((settings: ServerSettings) => boolean)>> = {
  siteUrl: true,
  siteDirectives: true,
  chatAppUrl: ({ chatAppUrl }) => chatAppUrl === undefined,
  assistant: ({ assistant }) => assistant === undefined,
  leads: true,
  countSandboxCall: true,
  onError: true,
  onAnswered: true,
  onRendered: true,
  onWarning: true,
  onSearched: true,
};

/** Whether a response that reads a property of the settings depends on the configuration of the site. */
export function isConfigured(name: PropertyKey): name is Setting {
  return Object.entries(isAsAtBuild).some(([other, test]) => other === name && test !== true);
}

/** `index.json` in the directory. */
export interface PrerenderedIndex {
  readonly build: BuildSummary;
  /** In milliseconds since 1970: when the content of pages changes by itself. */
  readonly expiresAt: number;
  /** The cache keys of the responses, and the configured settings that each has read. */
  readonly responses: Readonly<Record<string, readonly Setting[]>>;
}

/** A file in the directory, as compressed JSON. */
export interface PrerenderedResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** Of a page, what its loaders have returned, as JSON. */
  readonly loaderData: string | undefined;
}

export interface PrerenderedResponses {
  readonly keys: readonly string[];
  /**
   * Reads the response of a cache key, and stores what a page hydrates with.
   * @returns undefined if it has to be rendered: its content has expired, or depends on the configuration of the site
   */
  read(key: string, storeLoaderData: (json: string) => string): Promise<Response | undefined>;
  /** Reads the response for a path that no route has, unless it has to be rendered. */
  readNotFound(path: string): Response | undefined;
}

/** The file of a cache key. */
export function prerenderedFile(key: string): string {
  return join(prerenderedDirectory, `${encodeURIComponent(key)}.json.gz`);
}

/** Reads the index of what the build has rendered (tasks/prerender.ts). */
export function readPrerenderedIndex(): PrerenderedIndex {
  return JSON.parse(readFileSync(join(prerenderedDirectory, "index.json"), "utf8"));
}

/** The prerendered responses of a site with these settings. */
export function prerenderedResponses(
  { expiresAt, responses }: PrerenderedIndex,
  settings: ServerSettings,
): PrerenderedResponses {
  // Scanners ask for missing paths all day, many at once.
  const notFound = new Map<string, PrerenderedResponse>();

  function isUsable(key: string): boolean {
    const isForSite = responses[key]?.every((name) => {
      const test = isAsAtBuild[name];
      return test === true || test(settings);
    });
    return isForSite === true && Date.now() < expiresAt;
  }

  return {
    keys: Object.keys(responses).filter((key) => !key.endsWith(placeholders.missingPath)),
    async read(key, storeLoaderData) {
      if (!isUsable(key)) return undefined;
      const stored = fill(await decompress(await readFile(prerenderedFile(key))), settings);
      const { loaderData } = stored;
      const path = loaderData === undefined ? "" : storeLoaderData(loaderData);
      return toResponse(stored, placeholders.loaderData, path);
    },
    readNotFound(path) {
      const { pathname } = new URL(settings.siteUrl + path);
      const key = inLocale(localeOf(pathname), placeholders.missingPath);
      if (!isUsable(key)) return undefined;
      const stored =
        notFound.get(key) ?? fill(gunzipSync(readFileSync(prerenderedFile(key))), settings);
      notFound.set(key, stored);
      // The path stands in the links to the other languages.
      return toResponse(stored, placeholders.missingPath, escapeHtml(withoutLocale(pathname)));
    },
  };
}

function toResponse(
  { status, headers, body }: PrerenderedResponse,
  placeholder: string,
  text: string,
): Response {
  return new Response(
    body.replaceAll(placeholder, () => text),
    { status, headers: headers.map(([name, value]) => [name, value]) },
  );
}

const decompress = promisify(gunzip);

function fill(json: Buffer, { siteUrl, siteDirectives }: ServerSettings): PrerenderedResponse {
  return JSON.parse(
    json
      .toString()
      .replaceAll(placeholders.siteUrl, () => siteUrl)
      // In links that share a page.
      .replaceAll(encodeURIComponent(placeholders.siteUrl), () => encodeURIComponent(siteUrl))
      .replaceAll(placeholders.siteDirectives, () => siteDirectives),
  );
}
