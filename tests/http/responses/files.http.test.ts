import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicFiles } from "#app/http/responses/files.ts";
import { collectLog, levels } from "../../support/collect-log.ts";
import { startSite, type TestSite } from "../../support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const icon = "/icon-512.png";
const assets = readdirSync("build/client/assets");
const hashed = `/assets/${assets.find((name) => name.endsWith(".css"))}`;
const vendor = `/assets/${assets.find((name) => /^vendor-.*\.js$/.test(name))}`;

describe("a file", () => {
  it("every file has a Content-Type", async () => {
    const files = readdirSync("build/client", { recursive: true, encoding: "utf8" });
    const kinds = Map.groupBy(files.filter(isServed), (file) => extname(file));
    for (const [kind, [file]] of kinds) {
      const { status, headers } = await site.get(`/${file}`, { method: "HEAD" });
      expect([status, headers["content-type"]], kind).toEqual([
        200,
        expect.stringMatching(/^\w+\/./),
      ]);
    }
    expect((await site.get("/favicon.ico")).headers["content-type"]).toBe(
      "image/vnd.microsoft.icon",
    );
  });

  it("a file is cached for a year if its name has a hash, otherwise for an hour", async () => {
    const year = (await site.get(hashed)).headers["cache-control"];
    const hour = (await site.get(icon)).headers["cache-control"];
    expect([year, hour]).toEqual(["public, max-age=31536000, immutable", "public, max-age=3600"]);
  });

  it("an SVG may not run scripts", async () => {
    const { headers } = await site.get("/favicon.svg");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
  });
});

describe("the encoding of a file", () => {
  it.each([
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP", "gzip"],
    ["gzip;q=0", undefined],
    ["br;q=0, *", "gzip"],
    ["br;q=0.1, gzip;q=0.9", "gzip"],
    ["zgzip, brotli", undefined],
    ["*;q=0", undefined],
  ])("the content coding of a file for Accept-Encoding: %s is %s", async (accepted, encoding) => {
    const { headers } = await site.get("/icons.svg", { headers: { "Accept-Encoding": accepted } });
    expect([headers["content-encoding"], headers.vary]).toEqual([encoding, "Accept-Encoding"]);
    expect(headers["content-type"]).toBe("image/svg+xml");
  });

  it("each content coding of a file with ranges has an ETag of its own", async () => {
    const etags = ["br", "gzip", "identity"].map(
      async (encoding) =>
        (await site.get("/icons.svg", { headers: { "Accept-Encoding": encoding } })).headers.etag,
    );
    expect(new Set(await Promise.all(etags)).size).toBe(3);
  });

  it("a file with one content coding has no Vary", async () => {
    const { headers } = await site.get(icon, { headers: { "Accept-Encoding": "br" } });
    expect([headers["content-encoding"], headers.vary]).toEqual([undefined, undefined]);
  });
});

describe("a conditional request for a file", () => {
  it.each([icon, "/favicon.svg", hashed])(
    "is answered 304 with the headers that caches need: %s",
    async (path) => {
      const accepted = { "Accept-Encoding": "br" };
      const { headers: full } = await site.get(path, { headers: accepted });
      const conditions = { ...accepted, "If-None-Match": `"other", ${full.etag}` };
      const { status, headers, body } = await site.get(path, { headers: conditions });
      expect([status, body]).toEqual([304, ""]);
      for (const name of ["etag", "cache-control", "vary"]) {
        expect(headers[name], name).toBe(full[name]);
      }
      for (const name of ["content-type", "content-encoding", "content-length"]) {
        expect(headers, name).not.toHaveProperty(name);
      }
    },
  );

  it("If-Modified-Since is answered 304", async () => {
    const { "last-modified": date } = (await site.get(icon)).headers;
    const since = { "If-Modified-Since": String(date) };
    expect((await site.get(icon, { headers: since })).status).toBe(304);
    const earlier = { "If-Modified-Since": "Thu, 01 Jan 2026 00:00:00 GMT" };
    expect((await site.get(icon, { headers: earlier })).status).toBe(200);
  });

  it("a precondition that fails is answered 412, which no cache stores", async () => {
    const answer = await site.get(icon, { headers: { "If-Match": '"other"' } });
    expect([answer.status, answer.headers["cache-control"], answer.body]).toEqual([
      412,
      "no-store",
      "",
    ]);
    expect(answer.headers).not.toHaveProperty("etag");
  });
});

describe("a range of a file", () => {
  it.each([
    ["bytes=0-9", 206, "bytes 0-9/"],
    ["bytes=10-", 206, "bytes 10-"],
    ["bytes=0-0", 206, "bytes 0-0/"],
    ["bytes=-5", 206, "bytes "],
    ["bytes=0-0,5-6", 200, undefined],
    ["bytes=a-b", 200, undefined],
    ["lines=0-9", 200, undefined],
    ["bytes=5-2", 416, "bytes */"],
    ["bytes=999999-", 416, "bytes */"],
  ])("the range %s is answered %i", async (range, status, contentRange) => {
    const answer = await site.get("/favicon.svg", { headers: { Range: range } });
    expect(answer.status).toBe(status);
    expect(answer.headers["content-range"]?.slice(0, contentRange?.length)).toBe(contentRange);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("a range is a part of the same bytes, also of compressed ones", async () => {
    for (const encoding of ["identity", "gzip"]) {
      const headers = { "Accept-Encoding": encoding };
      const whole = await bytesOf("/icons.svg", headers);
      const part = await bytesOf("/icons.svg", { ...headers, Range: "bytes=100-199" });
      expect(part).toEqual(whole.subarray(100, 200));
    }
  });

  it("no cache stores the 416 of a range", async () => {
    const headers = { Range: "bytes=99999999-" };
    const answer = await site.get(icon, { headers });
    expect([answer.status, answer.headers["cache-control"], answer.body]).toEqual([
      416,
      "no-store",
      "",
    ]);
    for (const name of ["etag", "content-type", "last-modified"]) {
      expect(answer.headers).not.toHaveProperty(name);
    }
  });

  it("a client with another version gets the whole file instead of a range", async () => {
    const { etag, "last-modified": date } = (await site.get(icon)).headers;
    for (const [version, status] of [
      [etag, 206],
      [date, 206],
      [`W/${etag}`, 200],
      ['"other"', 200],
      ["Thu, 01 Jan 2099 00:00:00 GMT", 200],
    ] as const) {
      const headers = { Range: "bytes=0-9", "If-Range": String(version) };
      expect((await site.get(icon, { headers })).status, String(version)).toBe(status);
    }
  });

  it("a range is ignored in a HEAD request", async () => {
    const head = { method: "HEAD", headers: { Range: "bytes=0-9" } };
    const { status, headers } = await site.get(icon, head);
    const full = await site.get(icon);
    expect([status, headers["content-length"]]).toEqual([200, full.headers["content-length"]]);
    expect([headers["accept-ranges"], full.headers["accept-ranges"]]).toEqual(["bytes", "bytes"]);
  });
});

describe("a missing file", () => {
  it.each(["/assets/old-12345678.js", "/social/en/nope.png", "/nope.css", "/zh/nope.woff2"])(
    "is a short text that no cache keeps: %s",
    async (path) => {
      const { status, headers, body } = await site.get(path);
      expect([status, headers["cache-control"], body]).toEqual([404, "no-store", "Not found\n"]);
      expect(headers["content-type"]).toMatch(/^text\/plain/);
    },
  );
});

describe("files of another release", () => {
  it("assets that another release shares are served beside those of this one, and no other files", async () => {
    const directory = mkdtempSync(join(tmpdir(), "assets-"));
    mkdirSync(join(directory, ".git"));
    writeFileSync(join(directory, ".git/config"), "hidden");
    writeFileSync(join(directory, "site.db"), "private");
    symlinkSync(resolve("package.json"), join(directory, "linked-12345678.js"));
    symlinkSync(resolve("package.json"), join(directory, "old-12345678.js.gz"));
    await using next = await startSite({ ASSETS_DIR: directory });
    // It comes when this release runs already.
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
    rmSync(directory, { recursive: true });
  });

  it("a file that becomes a symbolic link while it is sent is not read", async () => {
    const directory = mkdtempSync(join(tmpdir(), "assets-"));
    const path = join(directory, "old-12345678.js");
    writeFileSync(path, "export {};");
    await using next = await startSite({}, { assets: publicFiles(directory) });
    rmSync(path);
    symlinkSync(resolve("package.json"), path);
    const { status, body } = await next.get("/old-12345678.js");
    expect([status, body.includes("devDependencies")]).toEqual([500, false]);
    rmSync(directory, { recursive: true });
  });

  it("a file that is gone from the disk is a 500 with an error page", async () => {
    const directory = mkdtempSync(join(tmpdir(), "assets-"));
    const path = join(directory, "old-12345678.js");
    for (const suffix of ["", ".br"]) writeFileSync(path + suffix, "export {};");
    await using next = await startSite({}, { assets: publicFiles(directory) });
    rmSync(directory, { recursive: true });
    const { status, headers, body } = await next.get("/old-12345678.js", {
      headers: { "Accept-Encoding": "identity", Accept: "text/html" },
    });
    expect([status, headers["cache-control"], headers.etag]).toEqual([500, "no-store", undefined]);
    expect([headers["content-encoding"], body.slice(0, 15)]).toEqual([
      undefined,
      "<!doctype html>",
    ]);
  });
});

it.skipIf(!existsSync("/proc/self/fd"))(
  "a download that is broken off leaves no open file and no error in the log",
  async () => {
    const directory = mkdtempSync(join(tmpdir(), "assets-"));
    // More than streams and sockets buffer.
    writeFileSync(join(directory, "large-12345678.js"), Buffer.alloc(20_000_000, " "));
    const { log, lines } = collectLog();
    await using next = await startSite({ ASSETS_DIR: directory }, { log });
    for (const path of ["/assets/large-12345678.js", vendor]) {
      for (const range of ["", "bytes=1-"]) {
        await Promise.all(Array.from({ length: 20 }, () => breakOff(next.origin + path, range)));
      }
    }
    await expect.poll(() => openFiles().filter((file) => /large-|vendor-/.test(file))).toEqual([]);
    expect(lines().filter(({ level }) => level >= levels.error)).toEqual([]);
    rmSync(directory, { recursive: true });
  },
);

function isServed(file: string): boolean {
  return /\.\w+$/.test(file) && !/\.(br|gz)$/.test(file);
}

/** The compressed body: `fetch` would decompress it. */
async function bytesOf(path: string, headers: Record<string, string>): Promise<Buffer> {
  const [response] = await once(request(site.origin + path, { headers }).end(), "response");
  return Buffer.concat(await response.toArray());
}

/** Requests a file and disconnects after the first bytes. */
async function breakOff(url: string, range: string): Promise<void> {
  const sent = request(url, { headers: range ? { Range: range } : {} }).end();
  const [response] = await once(sent, "response");
  response.destroy();
}

/** The open files of this process, which Linux lists. */
function openFiles(): string[] {
  return readdirSync("/proc/self/fd").flatMap((name) => {
    try {
      return [readlinkSync(`/proc/self/fd/${name}`)];
    } catch {
      // The file was closed in between.
      return [];
    }
  });
}
