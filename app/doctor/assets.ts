import { locales } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { pages } from "../pages.ts";
import { cacheControl } from "../protocol/cache-control.ts";
import { type Check, failure, few, ok } from "./check.ts";
import type { Site } from "./site.ts";

/** Each page and asset is asked for so often, so that several replicas get a turn. */
const rounds = 2;

/** The hashed files that a text names. */
export function assetsOf(text: string): string[] {
  return [...new Set(text.match(/\/assets\/[\w.-]+\.\w+/g))];
}

/** Assets of pages and of the manifest, which has those of every navigation. */
async function namedAssets({ read }: Site): Promise<Set<string>> {
  const found = new Set<string>();
  const paths = Object.values(pages).flatMap((path) =>
    locales.map((locale) => inLocale(locale, `/${path}`)),
  );
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) for (const asset of assetsOf(await read(path))) found.add(asset);
  }
  for (const path of found) {
    if (path.includes("/manifest-"))
      for (const asset of assetsOf(await read(path))) found.add(asset);
  }
  return found;
}

export const assets: Check = {
  name: "assets",
  async run(site) {
    const named = await namedAssets(site);
    const missing = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      for (const path of named) {
        const { status, headers } = await site.ask(path, { method: "HEAD" });
        if (status === 200) continue;
        missing.add(`${path} (${status})`);
        if (status === 404 && headers.get("Cache-Control") !== cacheControl.noStore) {
          return failure(`a cache may keep that ${path} is missing: leave no-store as it is`);
        }
      }
    }
    if (missing.size === 0) return ok(`all ${named.size} that pages name are found`);
    return failure(
      `${few([...missing])} named by pages and not found: two releases answer. Share ASSETS_DIR, see docs/ops`,
    );
  },
};
