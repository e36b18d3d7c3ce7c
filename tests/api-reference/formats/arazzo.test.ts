import { arazzoDocuments } from "virtual:api-reference";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { apiDocument } from "#app/api-reference/document.ts";
import { arazzoDocument } from "#app/api-reference/formats/arazzo.ts";
import { sandbox } from "#app/content/sandbox.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { apiFormatPath } from "#app/i18n/paths.ts";
import { sandboxPath } from "#app/pages.ts";
import { call, start } from "../../sandbox/call.ts";
import { runWorkflow } from "./arazzo-runner.ts";

const config = await createConfig({ extends: ["recommended-strict"] });

async function lint(document: object): Promise<string[]> {
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: "/arazzo.json", config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

describe.each(locales)("the Arazzo document in %s", (locale) => {
  const document = arazzoDocuments[locale];

  it("the Arazzo document has nothing that Redocly's strictest rules find", async () => {
    expect(await lint(document)).toEqual([]);
    const problems = await lint({ ...document, sourceDescriptions: [{ name: "api" }] });
    expect(problems.join()).toContain("struct");
  });

  it("its steps lead from a new study to its results in the sandbox", async () => {
    let now = start;
    const { results } = await runResults(locale, {
      wait: async (seconds) => {
        now += seconds * 1000;
      },
      now: () => now,
    });
    expect(results).toMatchObject({ data: { status: "completed" } });
    expect(now).toBe(start + sandbox.studySeconds * 1000);
  });

  it("its last step fails if the study never gets its results", async () => {
    const run = runResults(locale, { wait: async () => {}, now: () => start });
    await expect(run).rejects.toThrow("get-results failed");
  });
});

it("a step without its endpoint stops the build", () => {
  const { paths, ...rest } = apiDocument("en");
  const { "/api/v1/clinical-studies/{id}/analyze": _, ...others } = paths;
  const make = () =>
    arazzoDocument({ ...rest, paths: others }, "/openapi.json", copyIn("en", "apiFormats"));
  expect(make).toThrow("no analyze-study");
});

interface Clock {
  readonly wait: (seconds: number) => Promise<void>;
  readonly now: () => number;
}

async function runResults(locale: (typeof locales)[number], { wait, now }: Clock) {
  const outputs = await runWorkflow(arazzoDocuments[locale], "study-results", {
    load: async (url) => {
      expect(url).toBe(`{{siteUrl}}${apiFormatPath(locale, "openapi")}`);
      return apiDocument(locale);
    },
    serves: (url) => url.endsWith(sandboxPath),
    wait,
    send: ({ method, url, headers, body }) => {
      const key = headers.Authorization?.replace("Bearer ", "") ?? "";
      const path = url.slice(sandboxPath.length);
      const isJson = headers["Content-Type"] === "application/json";
      return call(`${method} ${path}`, { key, body, isJson, locale, now: now() });
    },
  });
  return { results: Reflect.get(outputs, "results") };
}
