import { execFile, execFileSync } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { getSuccess, listOperations } from "#app/api/operations.ts";
import { apiReference } from "#app/api/reference.server.ts";
import { findBody, writeSamples } from "#app/api/samples.ts";
import { testKeys } from "#app/api/sandbox/test-keys.ts";
import type { CodeSample, Json } from "#app/api/types.ts";
import { locales } from "#app/i18n/locales.ts";
import { markdownPath, pagePath } from "#app/i18n/paths.ts";
import { sandboxPath } from "#app/pages.ts";
import { facts } from "#app/site/facts.ts";
import { site } from "#app/site/site.ts";
import { serve } from "../support/serve.ts";
import { siteUrl, startTestSite } from "../support/site.ts";

const run = promisify(execFile);

/** How a reader runs a pasted sample. */
const runners: Readonly<Record<string, readonly [command: string, ...args: string[]]>> = {
  Shell: ["sh", "-c"],
  Python: ["python3", "-c"],
  JavaScript: [process.execPath, "--input-type=module", "--eval"],
};

const server = await startTestSite();

/** Runs a sample as it stands on the page, with a key, and returns what it printed. */
async function paste({ lang, source }: CodeSample, key: string = testKeys.plain): Promise<string> {
  const [command = "", ...args] = runners[lang] ?? [];
  const code = source
    .replaceAll(site.api.origin, server.origin + sandboxPath)
    .replaceAll(siteUrl, server.origin);
  const env = { PATH: process.env.PATH, [site.api.keyVariable]: key };
  const { stdout } = await run(command, [...args, code], { env, timeout: 60_000 });
  return stdout;
}

const { document } = apiReference("en", siteUrl);
const entries = listOperations(document.paths);
const streaming = document.tags.find(({ name }) => name === "streaming")?.["x-codeSamples"];

describe.each(["Shell", "Python", "JavaScript"])("samples in %s", (lang) => {
  const hasPython = isInstalled("python3");
  const test = it.skipIf(lang === "Python" && !hasPython);
  const findSample = (parts: readonly CodeSample[] = []) => {
    const found = parts.find((sample) => sample.lang === lang);
    if (!found) throw new Error(`There is no sample in ${lang}.`);
    return found;
  };

  test.each(entries)("$operation.operationId prints what the page shows", async (entry) => {
    const output = await paste(findSample(entry.operation["x-codeSamples"]));
    const [status, { content }] = getSuccess(entry.operation);
    if (lang !== "Shell") expect(output).toMatch(new RegExp(`^${status}\\b`));
    const example = findBody(content);
    const json = output.slice(output.indexOf("{"));
    if (lang !== "Python" && entry.key.includes("{")) expect(JSON.parse(json)).toEqual(example);
    else for (const name of Object.keys(Object(example))) expect(output).toContain(name);
  });

  test("the sample of streaming prints the answer", async () => {
    expect(await paste(findSample(streaming))).toContain("Standard, Advanced and Creative all");
  });

  test.each([
    ["of a call", entries[0]?.operation["x-codeSamples"]],
    ["of streaming", streaming],
  ])("the sample %s prints the problem when it fails", async (_, parts) => {
    const output = await paste(findSample(parts), "wrong").catch(String);
    expect(output).toContain("This is not a test key.");
  });

  test("the sample of verification accepts one signature of several, and no old one", async () => {
    const { source } = findSample(document["x-webhook-signature"]?.["x-codeSamples"]);
    const key = randomBytes(24);
    const verify = (age: number) => {
      const time = String(Math.floor(Date.now() / 1000) - age);
      const signature = createHmac("sha256", key).update(`evt_1.${time}.{}`).digest("base64");
      const headers = {
        "webhook-id": "evt_1",
        "webhook-timestamp": time,
        "webhook-signature": `v1,AAAA v1,${signature}`,
      };
      const secret = `whsec_${key.toString("base64")}`;
      const parameters = `"${secret}", ${JSON.stringify(headers)}`;
      const variables = Object.entries({ "webhook-secret": secret, ...headers }).map(
        ([name, value]) => `${name.toUpperCase().replace("-", "_")}='${value}'`,
      );
      const programs: Record<string, string> = {
        Shell: `cd "$(mktemp -d)"; printf '{}' > body.json\n${variables.join(" ")}\n${source}\ntrue`,
        Python: `${source}\nprint("verified" if verify(${parameters}, b"{}") else "refused")`,
        JavaScript: `${source}\nconsole.log(verify(${parameters}, "{}") ? "verified" : "refused")`,
      };
      return paste({ lang, source: programs[lang] ?? "" });
    };
    expect((await verify(0)).trim()).toBe("verified");
    expect((await verify(-600)).trim()).toBe("refused");
    expect((await verify(600)).trim()).toBe("refused");
  });

  test("a text with every kind of quote is sent as it is", async () => {
    const body: Json = {
      text: `' " \` \\ \\n $x \${x} {$x} %s \n JSON; 曦和 \u2028`,
      list: [true, null, {}, []],
    };
    const received: unknown[] = [];
    await using target = await serve(async (request, response) => {
      received.push(request.url, await json(request));
      response.end("{}");
    });
    const [entry] = entries;
    if (!entry) throw new Error("The document has no operation.");
    const description = "";
    const operation = {
      ...entry.operation,
      parameters: [{ name: "id", in: "path", description, schema: {}, example: "a'$b" } as const],
      requestBody: {
        content: { "application/json": { examples: { quotes: { summary: "", value: body } } } },
      },
    };
    const samples = writeSamples({ key: "/{id}", method: "post", operation }, target.url);
    await paste(findSample(samples));
    expect(received).toEqual([`/${encodeURIComponent("a'$b")}`, body]);
  });
});

it("no sample gives up before an answer may arrive", () => {
  const samples = [...entries.map(({ operation }) => operation["x-codeSamples"]), streaming].flat();
  for (const sample of samples) {
    for (const [, seconds] of sample?.source.matchAll(/timeout[=(](\d+)/g) ?? []) {
      expect(Number(seconds)).toBeGreaterThan(facts.answerSeconds);
    }
  }
});

describe.each(locales)("the quick start in %s", (locale) => {
  const blocks = async () => {
    const { body } = await server.get(markdownPath(pagePath(locale, "docs")));
    return Array.from(body.matchAll(/```bash\n(.*?)```/gs), ([, code = ""]) => code);
  };
  const pasteAll = (commands: string[]) =>
    paste({ lang: "Shell", source: ["set -e", ...commands].join("\n") });

  it.skipIf(!isInstalled("python3"))(
    "all commands of the quick start work one after the other, unchanged",
    async () => {
      const output = await pasteAll(await blocks());
      expect(output).toContain('"status": "active"');
      expect(output).toContain("/docs#model-selection");
      expect(output).toContain('data: {"type":"message.completed"');
      expect(output).toContain("whsec_");
      expect(output).toMatch(/^\{"event":"conversation.created".*\}\nTrue$/m);
    },
  );

  it("the quick start's stream shows that a key is wrong", async () => {
    const [, stream = ""] = await blocks();
    const wrong = `export API=${site.api.origin} ${site.api.keyVariable}=wrong`;
    await expect(pasteAll([wrong, stream])).rejects.toThrow(/error: 401/);
  });
});

function isInstalled(command: string): boolean {
  try {
    execFileSync(command, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
