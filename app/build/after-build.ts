import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/*
 * The steps of `npm run build` after React Router's build. Each may read the files that earlier steps have written. The last
 * step compresses the files of the client build at the highest level, so that the server doesn't do it for each request.
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
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, options));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  count++;
}
console.log(`Compressed ${count} files.`);

// Marks the build as complete, for run.ts.
writeFileSync("build/complete", "");
