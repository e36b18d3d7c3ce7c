import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { pages } from "#app/pages.ts";
import { hasNginx, startNginx } from "../support/nginx.ts";
import { startProcess } from "../support/site-process.ts";

/** The hashed files that a text names. */
const assetsOf = (text: string) => [...new Set(text.match(/\/assets\/[\w.-]+\.\w+/g))];

const paths = Object.values(pages).flatMap((path) =>
  locales.map((locale) => inLocale(locale, `/${path}`)),
);

let next: string;
beforeAll(() => {
  next = mkdtempSync(join(tmpdir(), "release-"));
  copyRelease(next);
});
afterAll(() => rmSync(next, { recursive: true }));

/** Copies this release, as one in which every asset has changed: each has another name. */
function copyRelease(folder: string): void {
  for (const name of ["build", "package.json"]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  const assets = join(folder, "build/client/assets");
  const renamed = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    // Their content changes with the names, and they are not compressed anew.
    if (/\.(br|gz)$/.test(name)) rmSync(join(assets, name));
    else renamed.set(name, name.replace(/-[\w-]{8}\./, "-nextnext."));
  }
  // Names that differ in their hash alone stay different.
  const taken = new Set<string>();
  for (const [name, other] of renamed) {
    let free = other;
    for (let n = 10; taken.has(free); n++) free = other.replace("-nextnext.", `-next${n}xx.`);
    taken.add(free);
    renamed.set(name, free);
  }
  const rename = (bytes: Buffer) =>
    bytes.toString().replaceAll(/[\w-]+-[\w-]{8}\.\w+/g, (name) => renamed.get(name) ?? name);
  const texts = "build/{bin,client,prerendered}/**/*.{js,css,html,json}";
  for (const file of globSync(texts, { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, rename(readFileSync(path)));
  }
  for (const file of globSync("build/prerendered/*.gz", { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, gzipSync(rename(gunzipSync(readFileSync(path)))));
  }
  for (const [name, other] of renamed) renameSync(join(assets, name), join(assets, other));
}

describe.skipIf(!hasNginx)("two releases behind the nginx of docs/ops", () => {
  /** Asks for every page, and for its assets, so often that both releases answer. Returns what is missing. */
  async function missingAssets(
    origin: string,
  ): Promise<{ releases: Set<string>; missing: string[] }> {
    const releases = new Set<string>();
    const named = new Set<string>();
    for (let round = 0; round < 4; round++) {
      for (const path of paths) {
        const html = await (await fetch(origin + path)).text();
        releases.add(html.includes("-nextnext.") ? "next" : "this");
        for (const asset of assetsOf(html)) named.add(asset);
      }
    }
    const missing = new Set<string>();
    for (let round = 0; round < 4; round++) {
      for (const path of named) {
        const response = await fetch(origin + path);
        await response.arrayBuffer();
        if (response.ok) continue;
        missing.add(path);
        expect(response.headers.get("Cache-Control")).toBe("no-store");
      }
    }
    return { releases, missing: [...missing] };
  }

  it("no page is without its assets, whichever replica answers", async () => {
    const shared = mkdtempSync(join(tmpdir(), "assets-"));
    const settings = { TRUST_PROXY: "1", ASSETS_DIR: shared };
    await using first = await startProcess(settings);
    await using second = await startProcess(settings, { release: next });
    await Promise.all([first.ready(), second.ready()]);
    await using nginx = await startNginx([first.port, second.port]);
    await vi.waitFor(() => fetch(`${nginx.origin}/healthz`), 10_000);

    const { releases, missing } = await missingAssets(nginx.origin);
    expect([...releases].sort()).toEqual(["next", "this"]);
    expect(missing).toEqual([]);
    rmSync(shared, { recursive: true });
  });
});
