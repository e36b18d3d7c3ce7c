import { once } from "node:events";
import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { expect, it } from "vitest";
import { startSite } from "../../support/site.ts";

it.skipIf(!existsSync("/proc/self/fd"))(
  "closes the file of a download that is broken off",
  async () => {
    const directory = mkdtempSync(join(tmpdir(), "assets-"));
    // More than what streams and sockets hold between them.
    writeFileSync(join(directory, "large-12345678.js"), Buffer.alloc(20_000_000, " "));
    await using site = await startSite({ PREVIOUS_ASSETS: directory });
    const [vendor = ""] = globSync("build/client/assets/vendor-*.js");
    for (const path of ["/assets/large-12345678.js", `/assets/${basename(vendor)}`]) {
      const url = site.origin + path;
      await Promise.all(Array.from({ length: 20 }, () => breakOff(url)));
    }
    await expect.poll(() => openFiles().filter((file) => /large-|vendor-/.test(file))).toEqual([]);
    rmSync(directory, { recursive: true });
  },
);

it("leaves nothing at the answers that others give", async () => {
  const warnings: string[] = [];
  const listen = ({ message }: Error) => void warnings.push(message);
  process.on("warning", listen);
  await using site = await startSite({ PREVIOUS_ASSETS: "build/client/assets" });
  const headers = { "Accept-Encoding": "gzip" };
  expect((await site.get("/search?q=api", { headers })).status).toBe(200);
  process.off("warning", listen);
  expect(warnings).toEqual([]);
});

it("gives every file a type", async () => {
  const folder = "build/client";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const kinds = Map.groupBy(files.filter(isServed), (file) => extname(file));
  await using site = await startSite();
  for (const [kind, [file]] of kinds) {
    const { status, headers } = await site.get(`/${file}`, { method: "HEAD" });
    expect([status, headers["content-type"]], kind).toEqual([
      200,
      expect.stringMatching(/^\w+\/./),
    ]);
  }
  expect([...kinds.keys()]).toContain(".ico");
});

function isServed(file: string): boolean {
  return /\.\w+$/.test(file) && !/\.(br|gz)$/.test(file);
}

/** Asks for a file and leaves as soon as it begins to arrive. */
async function breakOff(url: string): Promise<void> {
  const sent = request(url).end();
  const [response] = await once(sent, "response");
  response.destroy();
}

/** The files that this process has open; Linux lists them. */
function openFiles(): string[] {
  return readdirSync("/proc/self/fd").flatMap((name) => {
    try {
      return [readlinkSync(`/proc/self/fd/${name}`)];
    } catch {
      // Closed meanwhile.
      return [];
    }
  });
}
