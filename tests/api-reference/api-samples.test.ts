import { execFile, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { apiDocument } from "#app/api-reference/document.ts";
import { operationSamples } from "#app/api-reference/operation-samples.ts";
import { operations } from "#app/api-reference/operations.ts";
import type { Samples } from "#app/api-reference/samples.ts";
import { locales } from "#app/i18n/locales.ts";
import { readMarkdown } from "#app/markdown/markdown-source.ts";
import { site } from "#app/site.ts";
import { type ApiMock, startApiMock } from "../support/api-mock.ts";

const run = promisify(execFile);
const key = "key-of-the-test";

/** How a reader runs what was pasted: into a shell, into Python, into Node as a module. */
const runners: Record<keyof Samples, (code: string) => [command: string, ...args: string[]]> = {
  curl: (code) => ["sh", "-c", code],
  python: (code) => ["python3", "-c", code],
  javascript: (code) => [process.execPath, "--input-type=module", "--eval", code],
};

/** What has to be installed, where that is not a matter of course. */
const needed = { curl: "curl", python: "python3", javascript: process.execPath };

const languages = ["curl", "python", "javascript"] as const;

let api: ApiMock;
beforeAll(async () => {
  api = await startApiMock(apiDocument("en"), key);
});
afterEach(() => {
  api.called.length = 0;
  api.failure = undefined;
});
afterAll(() => api[Symbol.asyncDispose]());

/** Runs a sample as it stands on the page, but for the API's origin, and returns what it printed. */
async function paste(language: keyof Samples, code: string, env = { [site.api.keyVariable]: key }) {
  const [command, ...args] = runners[language](code.replaceAll(site.api.origin, api.origin));
  const { stdout } = await run(command, args, {
    env: { PATH: process.env.PATH, ...env },
    timeout: 20_000,
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
  const { markdown } = readMarkdown(
    readFileSync(`app/content/docs/guide.${locale}.md`, "utf8"),
    locale,
  );
  const conversation = cases.find(({ id }) => id === "create-conversation");
  expect(markdown).toContain(`\`\`\`bash\n${conversation?.samples.curl}\n\`\`\``);
});

describe.each(languages)("%s", (language) => {
  const missing = isMissing(needed[language]);
  const test = it.skipIf(missing);
  const why = missing ? ` (skipped: no ${needed[language]} here)` : "";
  const english = cases.filter(({ locale }) => locale === "en");
  const study = english.find(({ id }) => id === "create-study");
  const code = study?.samples[language] ?? "";

  test.each(english)(`$id is called rightly${why}`, async ({ id, samples }) => {
    expect(samples[language]).toContain(site.api.origin);
    expect(status(await paste(language, samples[language]))).toBe("200");
    expect(api.called).toEqual([id]);
  });

  test(`prints 401 for a wrong key${why}`, async () => {
    const env = { [site.api.keyVariable]: "another-key" };
    expect(status(await paste(language, code, env))).toBe("401");
  });

  test(`prints 400 for a body that the document doesn't allow${why}`, async () => {
    const wrong = code.replace("randomized_controlled_trial", "case_report");
    expect(wrong).not.toBe(code);
    expect(status(await paste(language, wrong))).toBe("400");
  });

  test.each(["429", "500"] as const)(`prints %s${why}`, async (failure) => {
    api.failure = failure;
    expect(status(await paste(language, code))).toBe(failure);
    expect(api.called).toEqual([]);
  });
});

describe("the mock", () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(api.origin + path, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json", ...headers },
      body,
    });
  const study = "/api/v1/clinical-studies";
  const parameters = { sample_size: 1, duration_weeks: 1, primary_outcome: "x" };
  const body = { study_type: "observational_cohort", parameters };

  it.each([
    ["what is documented", study, body, 200],
    ["a path that isn't", `${study}/x/y`, body, 404],
    ["a required field that is missing", study, { parameters }, 400],
    ["a size below the bound", study, { ...body, parameters: { sample_size: 0 } }, 400],
    ["a type that is another", study, { ...body, parameters: { sample_size: "1" } }, 400],
    ["a body that is no object", study, [], 400],
  ])("tells %s", async (_, path, sent, expected) => {
    expect((await post(path, JSON.stringify(sent))).status).toBe(expected);
  });

  it("tells a method that isn't documented, a key that is missing, a body that isn't JSON", async () => {
    const headers = { Authorization: `Bearer ${key}` };
    expect((await fetch(api.origin + study, { headers })).status).toBe(404);
    expect((await post(study, "{}", { Authorization: "" })).status).toBe(401);
    expect((await post(study, "{")).status).toBe(400);
    expect((await post(study, "{}", { "Content-Type": "text/plain" })).status).toBe(400);
  });
});

function isMissing(command: string): boolean {
  try {
    execFileSync(command, ["--version"], { stdio: "ignore" });
    return false;
  } catch {
    return true;
  }
}
