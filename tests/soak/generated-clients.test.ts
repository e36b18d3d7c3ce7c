import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { apiFormatPath } from "#app/i18n/paths.ts";
import { sandboxPath } from "#app/pages.ts";
import { testKeys } from "#app/sandbox/test-keys.ts";
import { startSite, type TestSite } from "../support/site.ts";

const run = promisify(execFile);

/** They need the compiler API of TypeScript 5, which TypeScript 7 doesn't have, and so a folder of their own. */
const packages = [
  "typescript@5.9.3",
  "openapi-typescript@7.13.0",
  "openapi-fetch@0.17.0",
  "@hey-api/openapi-ts@0.99.0",
];

const openapiFetch = `
import createClient from "openapi-fetch";
import type { paths } from "./schema.ts";
const baseUrl: string = process.argv[2], key: string = process.argv[3];
const client = createClient<paths>({ baseUrl, headers: { Authorization: "Bearer " + key } });
const created = await client.POST("/api/v1/clinical-studies", {
  body: { study_type: "light_therapy_trial", parameters: { sample_size: 12 } },
});
const results = await client.GET("/api/v1/clinical-studies/{id}/results", {
  params: { path: { id: "YOUR_STUDY_ID" } },
});
const refused = await client.POST("/api/v1/clinical-studies", {
  // @ts-expect-error The document lists no such type.
  body: { study_type: "case_report", parameters: {} },
});
console.log([created, results, refused].map(({ response }) => response.status).join());
`;

const heyApi = `
import { client } from "./hey/client.gen.ts";
import { createStudy, getStudyResults } from "./hey/sdk.gen.ts";
client.setConfig({ baseUrl: process.argv[2], auth: () => process.argv[3] });
const created = await createStudy({
  body: { study_type: "light_therapy_trial", parameters: { sample_size: 12 } },
});
const results = await getStudyResults({ path: { id: "YOUR_STUDY_ID" } });
const refused = await createStudy({
  // @ts-expect-error The document lists no such type.
  body: { study_type: "case_report", parameters: {} },
});
console.log([created, results, refused].map(({ response }) => response?.status).join());
`;

/** Node runs TypeScript whose imports have an extension. */
const heyApiConfig = {
  input: "./openapi.json",
  output: { path: "hey", module: { extension: ".ts" } },
};

const tsconfig = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true },
    ...{ module: "esnext", moduleResolution: "bundler", target: "es2022" },
    ...{ lib: ["es2022", "dom", "dom.iterable"], types: [] },
  },
};

const folder = mkdtempSync(join(tmpdir(), "clients-"));
let site: TestSite;
let isInstalled = false;
beforeAll(async () => {
  site = await startSite();
  write("package.json", '{ "type": "module" }');
  write("tsconfig.json", JSON.stringify(tsconfig));
  write("openapi-ts.config.js", `export default ${JSON.stringify(heyApiConfig)};`);
  write("process.d.ts", "declare const process: { argv: string[] };");
  write("openapi-fetch.ts", openapiFetch);
  write("hey-api.ts", heyApi);
  const options = ["--ignore-scripts", "--no-audit", "--no-fund"];
  isInstalled = await run("npm", ["install", ...options, ...packages], { cwd: folder }).then(
    () => true,
    () => false,
  );
}, 300_000);
beforeEach(({ skip }) => skip(!isInstalled, "npm could not install the generators"));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await site[Symbol.asyncDispose]();
});

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

/** Runs a program of an installed package. */
async function tool(name: string, ...options: string[]): Promise<string> {
  const program = join(folder, "node_modules/.bin", name);
  return (await run(program, options, { cwd: folder })).stdout;
}

it.each(locales)(
  "clients generated from the document in %s compile, and the sandbox takes what they send",
  async (locale) => {
    write("openapi.json", (await site.get(apiFormatPath(locale, "openapi"))).body);
    await tool("openapi-typescript", "openapi.json", "--output", "schema.ts");
    await tool("openapi-ts");
    await tool("tsc");
    for (const program of ["openapi-fetch.ts", "hey-api.ts"]) {
      const url = site.origin + sandboxPath;
      const options = [join(folder, program), url, testKeys.plain];
      expect((await run(process.execPath, options)).stdout.trim(), program).toBe("200,200,400");
    }
  },
);
