import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiDocument } from "#app/api-reference/document.ts";
import { operationSamples } from "#app/api-reference/operation-samples.ts";
import { operations } from "#app/api-reference/operations.ts";
import { type Samples, sampleLanguages } from "#app/api-reference/sample-languages.ts";
import { samples } from "#app/api-reference/samples.ts";
import { guide } from "#app/content/docs.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { sandboxPath } from "#app/pages.ts";
import { testKeys } from "#app/sandbox/test-keys.ts";
import { site } from "#app/site.ts";
import { startSite, type TestSite } from "../support/site.ts";

const run = promisify(execFile);

/** How a reader runs what was pasted: into a shell, into Python, into Node as a module, or into a file. */
const runners: Record<keyof Samples, (code: string) => [command: string, ...args: string[]]> = {
  curl: (code) => ["sh", "-c", code],
  python: (code) => ["python3", "-c", code],
  javascript: (code) => [process.execPath, "--input-type=module", "--eval", code],
  go: (code) => ["go", "run", file("main.go", code)],
  php: (code) => ["php", file("main.php", code)],
};

/** How to find out whether what runs them is installed, where that is not a matter of course. */
const versions: Record<keyof Samples, [command: string, argument: string]> = {
  curl: ["curl", "--version"],
  python: ["python3", "--version"],
  javascript: [process.execPath, "--version"],
  go: ["go", "version"],
  php: ["php", "--version"],
};

let server: TestSite;
const directory = mkdtempSync(join(tmpdir(), "samples-"));
beforeAll(async () => {
  server = await startSite();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(directory, { recursive: true });
});

function file(name: string, code: string): string {
  const path = join(directory, name);
  writeFileSync(path, code);
  return path;
}

/** Runs a sample as it stands on the page against the sandbox, with a key, and returns what it printed. */
async function paste(language: keyof Samples, code: string, key?: string) {
  return execute(language, code.replaceAll(site.api.origin, server.origin + sandboxPath), key);
}

async function execute(language: keyof Samples, code: string, key: string = testKeys.plain) {
  const [command, ...args] = runners[language](code);
  const { stdout } = await run(command, args, {
    // Go keeps what it has compiled in the home directory.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, [site.api.keyVariable]: key },
    timeout: 60_000,
  });
  return stdout;
}

/** The status that a sample printed: curl in the status line, the others first of all. */
function status(output: string): string | undefined {
  return /^(?:HTTP\/[\d.]+ )?(\d{3})\b/.exec(output)?.[1];
}

const cases = locales.flatMap((locale) => {
  const document = apiDocument(locale);
  return operations(document.paths).map((entry) => ({
    locale,
    id: entry.operation.operationId,
    path: entry.key.replace(/\{id\}.*/, ""),
    samples: operationSamples(entry, document),
  }));
});

it("samples are the same in every language of the site", () => {
  const [english, ...others] = locales.map((locale) =>
    cases.filter((entry) => entry.locale === locale).map(({ id, samples }) => ({ id, samples })),
  );
  for (const other of others) expect(other).toEqual(english);
});

it.each(locales)("the guide in %s calls the API as its reference does", (locale) => {
  const conversation = cases.find(({ id }) => id === "create-conversation");
  const page = parse(guide(locale).html, { blockTextElements: { script: true } });
  const code = page.querySelectorAll("pre").map(({ textContent }) => textContent);
  expect(code).toContain(conversation?.samples.curl);
});

describe.each(sampleLanguages)("$label", ({ id: language }) => {
  const [command] = versions[language];
  const missing = isMissing(...versions[language]);
  const test = it.skipIf(missing);
  const why = missing ? ` (skipped: no ${command} here)` : "";
  const english = cases.filter(({ locale }) => locale === "en");
  const study = english.find(({ id }) => id === "create-study");
  const code = study?.samples[language] ?? "";

  test.each(english)(`$id is called rightly${why}`, async ({ samples, path }) => {
    expect(samples[language]).toContain(site.api.origin + path);
    const output = await paste(language, samples[language]);
    expect(status(output)).toBe("200");
    expect(output).toContain("not_yet_published");
  });

  test(`sends a text with every kind of quote as it is${why}`, async () => {
    const body = {
      text: `' " \` \\ \\n $x \${x} {$x} %s \n JSON; 曦和 \u2028`,
      list: [true, null, {}, []],
    };
    const received: unknown[] = [];
    await using server = createServer(async (request, response) => {
      received.push(request.url, await json(request));
      response.end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const call = { method: "post", path: "/{id}", pathValues: { id: "a'$b" }, body } as const;
    const code = samples(call, `http://127.0.0.1:${port}`, site.api.keyVariable)[language];
    await execute(language, code);
    expect(received).toEqual([`/${encodeURIComponent("a'$b")}`, body]);
  });

  test(`prints 400 for a body that the document doesn't allow${why}`, async () => {
    const wrong = code.replace("randomized_controlled_trial", "case_report");
    expect(wrong).not.toBe(code);
    expect(status(await paste(language, wrong))).toBe("400");
  });

  test.each([
    ["401", "another-key"],
    ["429", testKeys.limited],
    ["500", testKeys.failing],
  ])(`prints %s for the key %s${why}`, async (expected, key) => {
    expect(status(await paste(language, code, key))).toBe(expected);
  });
});

function isMissing(command: string, argument: string): boolean {
  try {
    execFileSync(command, [argument], { stdio: "ignore" });
    return false;
  } catch {
    return true;
  }
}
