import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { withoutLocale } from "../../i18n/paths.ts";
import type { ServerSettings } from "../../load-context.server.ts";
import type { BuildSummary } from "../rendering/build-source.ts";
import { buildOrigin } from "../shared/build-origin.ts";

export const builtDirectory = "build/prerendered";

/** `index.json` in the directory. */
export interface BuiltIndex {
  readonly build: BuildSummary;
  /** In milliseconds since 1970: when the content of pages changes by itself. */
  readonly expiresAt: number;
  /** When posts are published. */
  readonly publications: readonly number[];
  /** The keys of the pages. */
  readonly keys: readonly string[];
}

/** A file in the directory, as compressed JSON. */
export interface BuiltPage {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** The settings on which pages depend, besides the origin, by path without locale prefix. */
const settingOf: Readonly<Record<string, keyof ServerSettings>> = {
  "/": "chatAppUrl",
  "/preview-chat": "assistant",
};

/** The file of a page. */
export function builtFile(key: string): string {
  return join(builtDirectory, `${encodeURIComponent(key)}.json.gz`);
}

/** Reads the index of what the build has rendered (build/prerender.ts). */
export function readBuiltIndex(): BuiltIndex {
  return JSON.parse(readFileSync(join(builtDirectory, "index.json"), "utf8"));
}

/** Gives access to the pages that the build has rendered, for a site with these settings. */
export function createBuiltPages({ keys, expiresAt }: BuiltIndex, settings: ServerSettings) {
  const { siteUrl } = settings;
  const usable = new Set(
    keys.filter((key) => {
      const setting = settingOf[withoutLocale(key)];
      return setting === undefined || settings[setting] === undefined;
    }),
  );
  return {
    /** Whether the built page is current: neither the time nor the configuration has changed its content. */
    has: (key: string) => Date.now() < expiresAt && usable.has(key),
    /** Reads a page, with the origin of the running site. */
    async read(key: string): Promise<Response> {
      const json = await promisify(gunzip)(await readFile(builtFile(key)));
      const { status, headers, body }: BuiltPage = JSON.parse(
        json
          .toString()
          .replaceAll(buildOrigin, () => siteUrl)
          // Links for sharing a page contain the encoded origin.
          .replaceAll(encodeURIComponent(buildOrigin), () => encodeURIComponent(siteUrl)),
      );
      return new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) });
    },
  };
}
