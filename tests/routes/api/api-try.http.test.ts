import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type HTMLElement, parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiDocument } from "#app/api-reference/document.ts";
import { operations } from "#app/api-reference/operations.ts";
import { sandbox } from "#app/content/sandbox.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { formatMessage } from "#app/i18n/format-message.ts";
import { locales } from "#app/i18n/locales.ts";
import { operationTryPath, pagePath } from "#app/i18n/paths.ts";
import { testKeys } from "#app/sandbox/test-keys.ts";
import { siteUrl, startSite, type TestSite } from "../../support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: "1" });
});
afterAll(() => site[Symbol.asyncDispose]());

const ids = operations(apiDocument("en").paths).map(({ operation }) => operation.operationId);

interface Posting {
  values: Record<string, string>;
  headers?: Record<string, string>;
}

async function post(path: string, { values, headers }: Posting) {
  const response = await site.get(path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(values).toString(),
  });
  return { ...response, page: read(response.body) };
}

function read(html: string): HTMLElement {
  return parse(html, { blockTextElements: { script: true } });
}

/** What a form without changes sends. */
function valuesOf(page: HTMLElement): Record<string, string> {
  const controls = page.querySelectorAll("main form input[name], main form textarea");
  return Object.fromEntries(
    controls.map(({ attrs, textContent }) => [attrs.name, attrs.value ?? textContent]),
  );
}

describe.each(locales)("without JavaScript, in %s", (locale) => {
  const copy = copyIn(locale, "tryIt");
  const path = (id: string) => operationTryPath(locale, id);

  it("the API page links to a form for each operation", async () => {
    const page = read((await site.get(pagePath(locale, "api"))).body);
    for (const id of ids) {
      const section = page.querySelector(`section[aria-labelledby=${id}]`);
      expect(section?.querySelector(`a[href="${path(id)}"]`)?.textContent).toBe(copy.heading);
    }
  });

  it.each(ids)(
    "the form of %s is sent as it stands, and its page shows the response",
    async (id) => {
      const first = await site.get(path(id));
      expect(first.status).toBe(200);
      expect(first.headers["cache-control"]).toMatch(/^public/);
      const form = read(first.body);
      expect(form.querySelector("meta[name=robots]")?.attrs.content).toBe("noindex");
      expect(form.querySelector("main form")?.attrs.action).toBe(`${path(id)}#${id}-response`);
      const values = valuesOf(form);
      const { status, headers, page, body } = await post(path(id), { values });
      expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(headers["content-security-policy"]).toContain("connect-src 'self';");
      const response = page.querySelector(`[id="${id}-response"]`);
      const code = response?.querySelectorAll("pre").map(({ textContent }) => textContent) ?? [];
      expect(JSON.parse(code[0] ?? "")).toMatchObject({ not_yet_published: true });
      expect(code[1]).toContain("X-Sandbox: true");
      expect(code[1]).toContain(`Content-Language: ${locale}`);
      expect(response?.textContent).toMatch(
        new RegExp(formatMessage(copy.response.status, { status: 200, milliseconds: "\\d+" })),
      );
      expect(valuesOf(page)).toEqual(values);
      // Code of the same call.
      expect(page.querySelectorAll("main details pre")).toHaveLength(5);
      expect(body).toContain(`${siteUrl}/sandbox`);
    },
  );

  it("an error of the sandbox is shown with what to do about it", async () => {
    const { status, page } = await post(path("get-study"), {
      values: { key: "my own key", "path.id": "x" },
    });
    expect(status).toBe(200);
    const text = page.querySelector('[id="get-study-response"]')?.textContent;
    const { details } = copyIn(locale, "sandbox");
    expect(text).toContain(formatMessage(details.wrongKey, { key: testKeys.plain }));
    const link = page.querySelector(`a[href="${siteUrl}${pagePath(locale, "api")}#error-401"]`);
    expect(link?.textContent).toBe(copy.response.advice);
  });

  it("a body that is not JSON is not sent, and the page says where it stops being JSON", async () => {
    const body = '{"study_type":\r\n  <b>"}';
    const values = { key: "typed-key", body };
    const { status, page } = await post(path("create-study"), { values });
    expect(status).toBe(422);
    expect(valuesOf(page)).toEqual({ ...values, body: body.replace("\r\n", "\n") });
    const area = page.querySelector("textarea");
    expect(area?.attrs["aria-invalid"]).toBe("true");
    const problems = page.querySelector(`[id="${area?.attrs["aria-describedby"]}"]`);
    expect(problems?.textContent).toContain(formatMessage(copy.body.place, { line: 2, column: 3 }));
    expect(problems?.textContent).toContain(copy.body.expected.value);
    expect(page.querySelector('[id="create-study-response"]')?.childNodes).toHaveLength(0);
  });

  it("fields that the document doesn't allow are named with their lines", async () => {
    const values = { key: testKeys.plain, body: '{"parameters":\n{"sample_size": 0}}' };
    const { page } = await post(path("create-study"), { values });
    const { textContent = "" } = page.querySelector("form ul") ?? {};
    expect(textContent).toContain("study_type");
    expect(textContent).toContain("parameters.sample_size");
    expect(textContent).toContain(formatMessage(copy.body.place, { line: 2, column: 17 }));
    const response = page.querySelector('[id="create-study-response"] ul')?.textContent;
    expect(response).toContain("parameters.sample_size");
  });
});

describe("the form of an operation", () => {
  const path = operationTryPath("en", "get-study");
  const values = { key: testKeys.plain, "path.id": "x" };

  it("there is no form for what the document doesn't have", async () => {
    for (const id of ["x", "__proto__", "event-study-created"]) {
      expect((await site.get(operationTryPath("en", id))).status).toBe(404);
      expect((await post(operationTryPath("en", id), { values })).status).toBe(404);
    }
  });

  it("a form of another site, a large one and another media type are refused, the last with the reason", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    expect((await post(path, { values, headers })).status).toBe(403);
    const large = { ...values, body: "x".repeat(200_000) };
    expect((await post(path, { values: large })).status).toBe(413);
    const json = { "Content-Type": "application/json" };
    const { status, page } = await post(path, { values, headers: json });
    expect(status).toBe(415);
    const { heading } = copyIn("en", "forms").problems.unreadable;
    expect(page.querySelector("main [role=alert]")?.textContent).toContain(heading);
  });

  it("forms share the limits of the sandbox, and have one of their own", async () => {
    const limited = { ...values, key: testKeys.starter };
    const headers = { "X-Forwarded-For": "192.0.2.7" };
    const direct = { Authorization: `Bearer ${testKeys.starter}`, ...headers };
    for (let count = 0; count < sandbox.limits.starter; count++) {
      await site.get("/sandbox/v1/conversations/x", { headers: direct });
    }
    const { status, page } = await post(path, { values: limited, headers });
    expect(status).toBe(200);
    expect(page.querySelector("pre:last-of-type")).not.toBeNull();
    expect(page.querySelector('[id="get-study-response"]')?.textContent).toContain("Retry-After");
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await post(path, { values, headers })).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

it("the panel loads nothing before it is opened, and less than 25 kB then", async () => {
  const { body } = await site.get(pagePath("en", "api"));
  const assets = readdirSync("build/client/assets");
  const code = (name: string) => readFileSync(`build/client/assets/${name}`);
  const sizeOf = (data: Buffer | string) => gzipSync(data, { level: 9 }).length;
  const opener = assets.find((name) => /^open-.*\.js$/.test(name)) ?? "";

  /** The modules that a module imports, and those that they import. */
  const withImports = (name: string): string[] => [
    name,
    ...[...String(code(name)).matchAll(/from"\.\/([^"]+)"/g)].flatMap(([, file = ""]) =>
      withImports(file),
    ),
  ];
  const modules = [...new Set(withImports(opener))].filter((name) => !body.includes(name));
  expect(modules.length).toBeGreaterThan(1);
  const copy = assets.filter((name) => /^(try-it|sandbox)-.*\.js$/.test(name));
  for (const name of [...modules, ...copy]) expect(body).not.toContain(name);

  // The copy of both languages, of which one is loaded.
  const files = [...new Set([...modules, ...copy])];
  const document = sizeOf((await site.get("/openapi.json")).body);
  const bytes = files.reduce((sum, name) => sum + sizeOf(code(name)), document);
  console.log("the panel, gzip", bytes, files);
  expect(bytes).toBeLessThan(25_000);
});
