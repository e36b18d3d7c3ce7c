import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { testKeys } from "#app/api/sandbox/test-keys.ts";
import { locales } from "#app/i18n/locales.ts";
import { openapiPath } from "#app/i18n/paths.ts";
import { sandboxPath } from "#app/pages.ts";
import { startSite, type TestSite } from "../support/site.ts";

const run = promisify(execFile);

/** Generators need the compiler API of TypeScript 5, which TypeScript 7 doesn't have, and so a folder of their own. */
const packages = [
  "typescript@5.9.3",
  "openapi-typescript@7.13.0",
  "openapi-fetch@0.17.0",
  "@hey-api/openapi-ts@0.99.0",
  "standardwebhooks@1.1.0",
  "@stoplight/spectral-cli@6.16.3",
];

/** What both clients share. */
const story = `
import { Webhook } from "standardwebhooks";
export const baseUrl: string = process.argv[2] ?? "", key: string = process.argv[3] ?? "";
export const createdOnce = { "Idempotency-Key": crypto.randomUUID() };
export const question = { content: "Which models are there?" };
export const webhook = {
  url: "https://example.org/hooks",
  events: ["study.completed", "message.sent"] as ("study.completed" | "message.sent")[],
};
export const study = {
  study_type: "light_therapy_trial" as const,
  parameters: { sample_size: 12, duration_weeks: 8, primary_outcome: "pain" },
};
export const seen: number[] = [];
/** Repeats a call that gets a status, after the time that its response asks for. */
export async function unless<Result extends { response?: Response }>(
  status: number, call: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const result = await call();
    const { response } = result;
    if (!response || response.status !== status) return result;
    seen.push(status);
    const seconds = Number(response.headers.get("Retry-After") ?? 0.5);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
/** The pieces of a streamed message, if they make up the message at the end. */
export function streamed(text: unknown): number {
  const lines = String(text).split("\\n").filter((line) => line.startsWith("data:"));
  const events = lines.map((line) => JSON.parse(line.slice(5)));
  const pieces = events.filter(({ type }) => type === "message.delta").map(({ text }) => text);
  if (pieces.join("") !== events.at(-1).message.content[0].text) throw new Error("Torn stream.");
  return pieces.length;
}
/** The events that a webhook would have got, which its secret verifies. */
export async function verified(hook: { id: string; secret: string } | undefined): Promise<string> {
  const headers = { Authorization: "Bearer " + key };
  const { data } = await (await fetch(baseUrl + "/events", { headers })).json();
  const webhook = new Webhook(hook?.secret ?? "");
  return data
    .filter(({ webhook_id }: any) => webhook_id === hook?.id)
    .map(({ body, headers }: any) => (webhook.verify(body, headers) as any).event)
    .join();
}
`;

/** A conversation once for two requests, a stream, a study to its results, a webhook, and calls that are refused. */
const openapiFetch = `
import createClient from "openapi-fetch";
import type { paths } from "./schema.ts";
import { baseUrl, createdOnce, key, question, seen, streamed, study, unless, verified, webhook } from "./story.ts";
const clientWith = (key: string) =>
  createClient<paths>({ baseUrl, headers: { Authorization: "Bearer " + key } });
const client = clientWith(key);
const hook = await client.POST("/api/v1/webhooks/clinical-study", { body: webhook });
const create = () =>
  client.POST("/v1/conversations", { body: {}, params: { header: createdOnce } });
const [first, again] = [await create(), await create()];
if (first.data?.id !== again.data?.id) throw new Error("Two conversations.");
const message = await client.POST("/v1/conversations/{id}/messages", {
  params: { path: { id: first.data?.id ?? "" } },
  body: { ...question, stream: true },
  parseAs: "text",
});
const created = await client.POST("/api/v1/clinical-studies", { body: study });
const params = { path: { id: created.data?.id ?? "" } };
await client.POST("/api/v1/clinical-studies/{id}/analyze", { params });
const results = await unless(409, () =>
  client.GET("/api/v1/clinical-studies/{id}/results", { params }),
);
const refused = await client.POST("/api/v1/clinical-studies", {
  // @ts-expect-error The document lists no such type.
  body: { study_type: "case_report", parameters: {} },
});
const limited = clientWith(key + "-starter");
for (let count = 0; count < 6; count++) {
  await unless(429, () => limited.POST("/v1/conversations", { body: {} }));
}
console.log(
  [message, created, results, refused].map(({ response }) => response.status).join(),
  streamed(message.data) > 1,
  await verified(hook.data),
  new Set(seen),
);
`;

const heyApi = `
import { client } from "./hey/client.gen.ts";
import * as api from "./hey/sdk.gen.ts";
import { baseUrl, createdOnce, key, question, seen, streamed, study, unless, verified, webhook } from "./story.ts";
let auth = key;
client.setConfig({ baseUrl, auth: () => auth });
const hook = await api.subscribeStudyWebhook({ body: webhook });
const create = () => api.createConversation({ body: {}, headers: createdOnce });
const [first, again] = [await create(), await create()];
if (first.data?.id !== again.data?.id) throw new Error("Two conversations.");
const message = await api.sendMessage({
  path: { id: first.data?.id ?? "" },
  body: { ...question, stream: true },
  parseAs: "text",
});
const created = await api.createStudy({ body: study });
const path = { id: created.data?.id ?? "" };
await api.analyzeStudy({ path });
const results = await unless(409, () => api.getStudyResults({ path }));
const refused = await api.createStudy({
  // @ts-expect-error The document lists no such type.
  body: { study_type: "case_report", parameters: {} },
});
const events = await verified(hook.data);
auth = key + "-professional";
for (let count = 0; count < 51; count++) {
  await unless(429, () => api.createConversation({ body: {} }));
}
console.log(
  [message, created, results, refused].map(({ response }) => response?.status).join(),
  streamed(message.data) > 1,
  events,
  new Set(seen),
);
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
  write(".spectral.yaml", 'extends: ["spectral:oas"]');
  write("story.ts", story);
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
    const told = "201,202,200,400 true message.sent,study.completed Set(2) { 409, 429 }";
    expect(await output("openapi-fetch.ts")).toBe(told);
    expect(await output("hey-api.ts")).toBe(told);
  },
);

it.each(locales)("Spectral's rules find nothing in the document in %s", async (locale) => {
  write("openapi.json", (await site.get(openapiPath(locale))).body);
  const found = await tool("spectral", "lint", "openapi.json", "--fail-severity", "hint");
  expect(found).toMatch(/^No results/);
});
