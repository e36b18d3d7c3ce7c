import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/*
 * What `npm run build` does after React Router's build; each step may read what those before it have written. The last one
 * compresses the files of the client build with the best compression, so that no request has to.
 */

await import("./programs.ts");
await import("./documents.ts");
await import("./prerender.ts");
await import("./answer-sources.ts");

const client = "build/client";
const compressible = /\.(css|js|svg|ico|txt|json)$/;

let count = 0;
for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  const mode = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, mode));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  count++;
}
console.log(`Compressed ${count} files.`);

// Marks the build as complete, for run.ts.
writeFileSync("build/complete", "");
