import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startSite } from "../site.ts";

it.skipIf(!existsSync("/proc/self/fd"))(
  "closes the file of a download that is broken off",
  async () => {
    const directory = mkdtempSync(join(tmpdir(), "assets-"));
    // More than what streams and sockets hold between them.
    writeFileSync(join(directory, "large-12345678.js"), Buffer.alloc(20_000_000, " "));
    await using site = await startSite({ PREVIOUS_ASSETS: directory });
    for (const path of ["/assets/large-12345678.js", "/zh/documents/all.zip"]) {
      const url = site.origin + path;
      await Promise.all(Array.from({ length: 20 }, () => breakOff(url)));
    }
    await expect.poll(() => openFiles().filter((file) => /large-|all\.zip/.test(file))).toEqual([]);
    rmSync(directory, { recursive: true });
  },
);

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
