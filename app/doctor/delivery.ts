import { cacheControl, cachingHeaders } from "../protocol/cache-control.ts";
import { assetsOf } from "./assets.ts";
import { type Check, failure, few, ok, warning } from "./check.ts";
import type { Site } from "./site.ts";

/** A page that is cached, and a file whose name has a hash. */
async function samplesOf({ read }: Site): Promise<{ page: string; asset: string }> {
  const [asset = ""] = assetsOf(await read("/features")).filter((path) => path.endsWith(".js"));
  return { page: "/features", asset };
}

export const compression: Check = {
  name: "compression",
  async run(site) {
    const lost: string[] = [];
    for (const path of Object.values(await samplesOf(site))) {
      for (const encoding of ["br", "gzip"]) {
        const { headers } = await site.ask(path, { headers: { "Accept-Encoding": encoding } });
        if (headers.get("Content-Encoding") !== encoding) lost.push(`${encoding} of ${path}`);
      }
    }
    if (lost.length === 0) return ok("br and gzip reach the client");
    return warning(`lost: ${few(lost)}. Let the proxy pass on Accept-Encoding and the body as is`);
  },
};

export const caching: Check = {
  name: "caching",
  async run(site) {
    const { page, asset } = await samplesOf(site);
    const first = await site.ask(page);
    const etag = first.headers.get("ETag");
    if (!etag) return failure(`${page} has no ETag: let the proxy leave pages as they are`);
    const again = await site.ask(page, { headers: { "If-None-Match": etag } });
    if (again.status !== 304) {
      return failure(
        `${page} answers ${again.status} to its own ETag: the proxy drops If-None-Match, or replicas differ`,
      );
    }
    const values = [
      [page, first.headers, cachingHeaders.rendered["Cache-Control"]],
      [asset, (await site.ask(asset)).headers, cacheControl.immutable],
    ] as const;
    const changed = values
      .map(([path, headers, value]) => ({ path, got: headers.get("Cache-Control"), value }))
      .filter(({ got, value }) => got !== value)
      .map(({ path, got }) => `${path} (${got ?? "missing"})`);
    if (changed.length === 0) return ok("pages are revalidated, assets are cached for a year");
    return failure(`the proxy changes Cache-Control of ${few(changed)}: leave it as it is`);
  },
};

/** An empty form is refused with its errors; nothing is stored. */
export const forms: Check = {
  name: "forms",
  async run({ origin, ask }) {
    const { status, headers } = await ask("/contact", {
      method: "POST",
      headers: { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" },
      body: "",
    });
    if (status === 429) return warning("too many tries from here: ask again in a while");
    if (status !== 422) {
      return failure(
        `an empty contact form answers ${status}, not 422: let the proxy pass on POST, Origin and Host`,
      );
    }
    const caching = headers.get("Cache-Control");
    if (caching === cacheControl.noStore) return ok("are answered, and never cached");
    return failure(`the answer to a form has Cache-Control ${caching}: leave no-store as it is`);
  },
};
