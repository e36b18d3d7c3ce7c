import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { openapiPath } from "#app/i18n/paths.ts";
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
  "standardwebhooks@1.1.0",
];

/** A conversation once for two requests, a study to its results, a webhook that is verified, and a refused body. */
const openapiFetch = `
import createClient from "openapi-fetch";
import { Webhook } from "standardwebhooks";
import type { paths } from "./schema.ts";
const baseUrl: string = process.argv[2] ?? "", key: string = process.argv[3] ?? "";
const client = createClient<paths>({ baseUrl, headers: { Authorization: "Bearer " + key } });
const hook = await client.POST("/api/v1/webhooks/clinical-study", {
  body: { url: "https://example.org/hooks", events: ["study.completed", "message.sent"] },
});
const header = { "Idempotency-Key": crypto.randomUUID() };
const create = () =>
  client.POST("/v1/conversations", { body: { model: "advanced" }, params: { header } });
const [first, again] = [await create(), await create()];
if (first.data?.id !== again.data?.id) throw new Error("Two conversations.");
const id = first.data?.id ?? "";
const message = await client.POST("/v1/conversations/{id}/messages", {
  params: { path: { id } },
  body: { content: "Which models are there?" },
});
const study = await client.POST("/api/v1/clinical-studies", {
  body: {
    study_type: "light_therapy_trial",
    parameters: { sample_size: 12, duration_weeks: 8, primary_outcome: "pain" },
  },
});
const path = { id: study.data?.id ?? "" };
await client.POST("/api/v1/clinical-studies/{id}/analyze", { params: { path } });
let results;
do {
  await new Promise((resolve) => setTimeout(resolve, 500));
  results = await client.GET("/api/v1/clinical-studies/{id}/results", { params: { path } });
} while (results.response.status === 409);
const { data } = await (
  await fetch(baseUrl + "/events", { headers: { Authorization: "Bearer " + key } })
).json();
const webhook = new Webhook(hook.data?.secret ?? "");
const events = data
  .filter(({ webhook_id }: any) => webhook_id === hook.data?.id)
  .map(({ body, headers }: any) => (webhook.verify(body, headers) as any).event);
const refused = await client.POST("/api/v1/clinical-studies", {
  // @ts-expect-error The document lists no such type.
  body: { study_type: "case_report", parameters: {} },
});
const limited = createClient<paths>({ baseUrl, headers: { Authorization: "Bearer " + key + "-429" } });
const { response } = await limited.POST("/v1/conversations", { body: {} });
console.log(
  [message, study, results, refused].map(({ response }) => response.status).join(),
  events.join(),
  response.status,
  response.headers.get("Retry-After"),
);
`;

const heyApi = `
import { client } from "./hey/client.gen.ts";
import { createStudy, getStudyResults } from "./hey/sdk.gen.ts";
client.setConfig({ baseUrl: process.argv[2], auth: () => process.argv[3] });
const parameters = { sample_size: 12, duration_weeks: 8, primary_outcome: "pain" };
const created = await createStudy({ body: { study_type: "light_therapy_trial", parameters } });
const results = await getStudyResults({ path: { id: "std_5Tn8wQe2KyCs7PjD" } });
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
    write("openapi.json", (await site.get(openapiPath(locale))).body);
    await tool("openapi-typescript", "openapi.json", "--output", "schema.ts");
    await tool("openapi-ts");
    await tool("tsc");
    const url = site.origin + sandboxPath;
    const output = async (program: string) => {
      const options = [join(folder, program), url, testKeys.plain];
      return (await run(process.execPath, options)).stdout.trim();
    };
    expect(await output("openapi-fetch.ts")).toBe(
      "201,202,200,400 message.sent,study.completed 429 1",
    );
    expect(await output("hey-api.ts")).toBe("202,200,400");
  },
);
