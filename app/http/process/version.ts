import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { RequestHandler } from "express";
import { cacheControl } from "../../response-headers.ts";

/** `GET /version`: the release that answers. The digest covers copy and assets, since the names of its chunks are hashes. */
export function version({ development }: { development: boolean }): RequestHandler {
  const release = {
    version: packageVersion(),
    build: development ? "development" : digestOf("build/bin/chunks/server-program.js"),
    node: process.versions.node,
  };
  return (_, response) => void response.set("Cache-Control", cacheControl.noStore).json(release);
}

function packageVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));
  return version;
}

function digestOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12);
}
