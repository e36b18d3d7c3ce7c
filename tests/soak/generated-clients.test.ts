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

/** Generators need the compiler API of TypeScript 5, which TypeScript 7 doesn't have, so they get their own folder. */
const packages = [
  "typescript@5.9.3",
  "openapi-typescript@7.13.0",
  "openapi-fetch@0.17.0",
  "standardwebhooks@1.1.0",
];

/** A conversation once for two requests, a stream, a study to its results, a webhook, and calls that are refused. */
const program = `
import createClient from "openapi-fetch";
import { Webhook } from "standardwebhooks";
import type { paths } from "./schema.ts";
const [, , baseUrl = "", key = ""] = process.argv;
const createdOnce = { "Idempotency-Key": crypto.randomUUID() };
const question = { content: "Which models are there?" };
const webhook = {
  url: "https://example.org/hooks",
  events: ["study.completed", "message.sent"] as ("study.completed" | "message.sent")[],
};
const study = {
  study_type: "light_therapy_trial" as const,
  parameters: { sample_size: 12, duration_weeks: 8, primary_outcome: "pain" },
};
const seen: number[] = [];
/** Repeats a call that gets a status, after the time that its response asks for. */
async function unless<Result extends { response?: Response }>(
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
function streamed(text: unknown): number {
  const lines = String(text).split("\\n").filter((line) => line.startsWith("data:"));
  const events = lines.map((line) => JSON.parse(line.slice(5)));
  const pieces = events.filter(({ type }) => type === "message.delta").map(({ text }) => text);
  if (pieces.join("") !== events.at(-1).message.content[0].text) throw new Error("Torn stream.");
  return pieces.length;
}
/** The events that a webhook would have got, which its secret verifies. */
async function verified(hook: { id: string; secret: string } | undefined): Promise<string> {
  const headers = { Authorization: "Bearer " + key };
  const { data } = await (await fetch(baseUrl + "/events", { headers })).json();
  const webhook = new Webhook(hook?.secret ?? "");
  return data
    .filter(({ webhook_id }: any) => webhook_id === hook?.id)
    .map(({ body, headers }: any) => (webhook.verify(body, headers) as any).event)
    .join();
}
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
const createLimited = () => unless(429, () => limited.POST("/v1/conversations", { body: {} }));
// A busy machine may spread a burst over two seconds, neither of them over the limit.
while (!seen.includes(429)) await Promise.all(Array.from({ length: 12 }, createLimited));
console.log(
  [message, created, results, refused].map(({ response }) => response.status).join(),
  streamed(message.data) > 1,
  await verified(hook.data),
  new Set(seen),
);
`;

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
  write("process.d.ts", "declare const process: { argv: string[] };");
  write("client.ts", program);
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
async function runTool(name: string, ...options: string[]): Promise<string> {
  const program = join(folder, "node_modules/.bin", name);
  return (await run(program, options, { cwd: folder })).stdout;
}

it.each(locales)(
  "a client generated from the document in %s compiles, and the sandbox accepts its requests",
  async (locale) => {
    write("openapi.json", (await site.get(openapiPath(locale))).body);
    await runTool("openapi-typescript", "openapi.json", "--output", "schema.ts");
    await runTool("tsc");
    const url = site.origin + sandboxPath;
    const client = join(folder, "client.ts");
    const { stdout } = await run(process.execPath, [client, url, testKeys.plain]);
    expect(stdout.trim()).toBe(
      "201,202,200,400 true message.sent,study.completed Set(2) { 409, 429 }",
    );
  },
);
