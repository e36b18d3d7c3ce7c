import { execFile, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiDocument } from "#app/api-reference/document.ts";
import { operationSamples } from "#app/api-reference/operation-samples.ts";
import { operations } from "#app/api-reference/operations.ts";
import type { Samples } from "#app/api-reference/samples.ts";
import { locales } from "#app/i18n/locales.ts";
import { readMarkdown } from "#app/markdown/markdown-source.ts";
import { sandboxPath } from "#app/pages.ts";
import { testKeys } from "#app/sandbox/test-keys.ts";
import { site } from "#app/site.ts";
import { startSite, type TestSite } from "../support/site.ts";

const run = promisify(execFile);

/** How a reader runs what was pasted: into a shell, into Python, into Node as a module. */
const runners: Record<keyof Samples, (code: string) => [command: string, ...args: string[]]> = {
  curl: (code) => ["sh", "-c", code],
  python: (code) => ["python3", "-c", code],
  javascript: (code) => [process.execPath, "--input-type=module", "--eval", code],
};

/** What has to be installed, where that is not a matter of course. */
const needed = { curl: "curl", python: "python3", javascript: process.execPath };

const languages = ["curl", "python", "javascript"] as const;

let server: TestSite;
beforeAll(async () => {
  server = await startSite();
});
afterAll(() => server[Symbol.asyncDispose]());

/** Runs a sample as it stands on the page against the sandbox, with a key, and returns what it printed. */
async function paste(language: keyof Samples, code: string, key: string = testKeys.plain) {
  const origin = server.origin + sandboxPath;
  const [command, ...args] = runners[language](code.replaceAll(site.api.origin, origin));
  const { stdout } = await run(command, args, {
    env: { PATH: process.env.PATH, [site.api.keyVariable]: key },
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

  test.each(english)(`$id is called rightly${why}`, async ({ samples, path }) => {
    expect(samples[language]).toContain(site.api.origin + path);
    const output = await paste(language, samples[language]);
    expect(status(output)).toBe("200");
    expect(output).toContain("not_yet_published");
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

function isMissing(command: string): boolean {
  try {
    execFileSync(command, ["--version"], { stdio: "ignore" });
    return false;
  } catch {
    return true;
  }
}
