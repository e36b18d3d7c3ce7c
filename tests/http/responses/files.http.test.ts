import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { files } from "#app/http/responses/files.ts";
import { collectLog, levels } from "../../support/collect-log.ts";
import { startSite, startTestSite } from "../../support/site.ts";
import { makeTemporaryDirectory } from "../../support/temporary-directory.ts";

const site = await startTestSite();

const icon = "/icon-512.png";
const assets = readdirSync("build/client/assets");
const hashed = `/assets/${assets.find((name) => name.endsWith(".css"))}`;
const vendor = `/assets/${assets.find((name) => /^vendor-.*\.js$/.test(name))}`;

it("every file has a Content-Type", async () => {
  const paths = readdirSync("build/client", { recursive: true, encoding: "utf8" });
  const kinds = Map.groupBy(paths.filter(isServed), (file) => extname(file));
  for (const [kind, [file]] of kinds) {
    const { status, headers } = await site.get(`/${file}`, { method: "HEAD" });
    expect([status, headers["content-type"]], kind).toEqual([
      200,
      expect.stringMatching(/^\w+\/./),
    ]);
  }
  expect((await site.get("/favicon.ico")).headers["content-type"]).toBe("image/vnd.microsoft.icon");
});

it("a file is cached for a year if its name has a hash, otherwise for an hour", async () => {
  const year = (await site.get(hashed)).headers["cache-control"];
  const hour = (await site.get(icon)).headers["cache-control"];
  expect([year, hour]).toEqual(["public, max-age=31536000, immutable", "public, max-age=3600"]);
});

it("an SVG may not run scripts", async () => {
  const { headers } = await site.get("/favicon.svg");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'");
});

describe("a missing file", () => {
  it.each([
    ...["/assets/old-12345678.js", "/social/en/nope.png", "/nope.css", "/zh/nope.woff2"],
    ...["/assets/data_zh_about-00000000.json", "/assets/data_..-00000000.json"],
  ])("a missing file gets a short text that no cache stores: %s", async (path) => {
    const { status, headers, body } = await site.get(path);
    expect([status, headers["cache-control"], body]).toEqual([404, "no-store", "Not found\n"]);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
  });
});

it("assets that another release shares are served, too, but no other files of its folder", async () => {
  const directory = makeTemporaryDirectory();
  mkdirSync(join(directory, ".git"));
  writeFileSync(join(directory, ".git/config"), "hidden");
  writeFileSync(join(directory, "site.db"), "private");
  symlinkSync(resolve("package.json"), join(directory, "linked-12345678.js"));
  symlinkSync(resolve("package.json"), join(directory, "old-12345678.js.gz"));
  await using next = await startSite({ ASSETS_DIR: directory });
  // The other release adds the file while this one runs.
  const missing = await next.get("/assets/old-12345678.js");
  expect([missing.status, missing.headers["cache-control"]]).toEqual([404, "no-store"]);
  writeFileSync(join(directory, "old-12345678.js"), "export {};");
  writeFileSync(join(directory, "old-12345678.js.br"), brotliCompressSync("export {};"));
  const { status, headers, body } = await next.get("/assets/old-12345678.js");
  expect([status, body]).toEqual([200, "export {};"]);
  expect(headers["content-type"]).toMatch(/^text\/javascript/);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const compressed = await next.get("/assets/old-12345678.js", {
    headers: { "Accept-Encoding": "br" },
  });
  expect(compressed.headers["content-encoding"]).toBe("br");
  const linked = await next.get("/assets/old-12345678.js", {
    headers: { "Accept-Encoding": "gzip" },
  });
  expect(linked.body).toBe("export {};");
  for (const path of [
    "/assets/older-12345678.js",
    "/assets/..%2fold-12345678.js",
    "/assets/.git/config",
    "/assets/old-12345678.js.br",
    "/assets/site.db",
    "/assets/linked-12345678.js",
  ]) {
    expect([400, 404], path).toContain((await next.get(path)).status);
  }
  expect((await next.get(hashed)).status).toBe(200);
});

it.each([
  ["that is gone from the disk", () => {}],
  ["that has become a symbolic link", (path: string) => symlinkSync(resolve("package.json"), path)],
])("a file %s is a 500 with an error page", async (_, replace) => {
  const directory = makeTemporaryDirectory();
  const path = join(directory, "old-12345678.js");
  for (const suffix of ["", ".br"]) writeFileSync(path + suffix, "export {};");
  await using next = await startSite({}, { assets: files({ directory, baseHeaders: {} }) });
  rmSync(path);
  replace(path);
  const { status, headers, body } = await next.get("/old-12345678.js", {
    headers: { "Accept-Encoding": "identity", Accept: "text/html" },
  });
  expect([status, headers["cache-control"], headers.etag]).toEqual([500, "no-store", undefined]);
  expect([headers["content-encoding"], body.slice(0, 15)]).toEqual([undefined, "<!doctype html>"]);
});

it.skipIf(!existsSync("/proc/self/fd"))(
  "an aborted download leaves no open file and no error in the log",
  async () => {
    const directory = makeTemporaryDirectory();
    // More than streams and sockets buffer.
    writeFileSync(join(directory, "large-12345678.js"), Buffer.alloc(20_000_000, " "));
    const { log, lines } = collectLog();
    await using next = await startSite({ ASSETS_DIR: directory }, { log });
    for (const path of ["/assets/large-12345678.js", vendor])
      await Promise.all(Array.from({ length: 20 }, () => abortDownload(next.origin + path)));
    await expect.poll(() => listFiles().filter((file) => /large-|vendor-/.test(file))).toEqual([]);
    expect(lines().filter(({ level }) => level >= levels.error)).toEqual([]);
  },
);

function isServed(file: string): boolean {
  return /\.\w+$/.test(file) && !/\.(br|gz)$/.test(file);
}

/** Requests a file and disconnects after the first bytes. */
async function abortDownload(url: string): Promise<void> {
  const [response] = await once(request(url).end(), "response");
  response.destroy();
}

/** Lists the open files of this process, as Linux knows them. */
function listFiles(): string[] {
  return readdirSync("/proc/self/fd").flatMap((name) => {
    try {
      return [readlinkSync(`/proc/self/fd/${name}`)];
    } catch {
      // The file was closed in between.
      return [];
    }
  });
}
