import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createRouteMatcher } from "#app/http/monitoring/route-labels.ts";
import { requestOf } from "#app/http/page-cache/cache-key.ts";
import {
  placeholders,
  prerenderedResponses,
  readPrerenderedIndex,
} from "#app/http/page-cache/prerendered.ts";
import type { ServerSettings } from "#app/load-context.server.ts";
import { siteDirectives } from "#app/security/content-security-policy.ts";
import { build, buildSettings, renderAtBuild } from "#app/tasks/build-renderer.ts";
import { sharedSite } from "../../support/shared-site.ts";
import { startSite, type TestSite } from "../../support/site.ts";

const prerendered = readPrerenderedIndex();

const settings: ServerSettings = {
  ...buildSettings,
  siteUrl: "http://127.0.0.1:8080",
  siteDirectives: siteDirectives({ secure: false }),
};

const { keys } = prerenderedResponses(prerendered, settings);

const chatAppUrl = "https://chat.example";
const assistant = { async *answer() {} };

afterEach(() => void vi.useRealTimers());

/** Reads a response with the data of its page, whose address has their length. */
async function read(key: string, settings: ServerSettings) {
  const data: string[] = [];
  const response = await prerenderedResponses(prerendered, settings).read(key, storing(data));
  return response && { headers: [...response.headers], body: await response.text(), data };
}

async function render(key: string, settings: ServerSettings) {
  const data: string[] = [];
  const request = requestOf(key, settings.siteUrl);
  const response = await renderAtBuild(request, settings, { storeLoaderData: storing(data) });
  return { headers: [...response.headers], body: await response.text(), data };
}

const storing = (data: string[]) => (json: string) => {
  data.push(json);
  return `/assets/data-of-${json.length}.json`;
};

it("every prerendered response equals a rendering byte for byte", async () => {
  for (const key of keys) {
    const stored = await read(key, settings);
    const rendered = await render(key, settings);
    expect(stored?.headers, key).toEqual(rendered.headers);
    expect(stored?.body === rendered.body, key).toBe(true);
    expect(stored?.data.join() === rendered.data.join(), key).toBe(true);
  }
});

it("no placeholder is left in a prerendered response", async () => {
  const { siteUrl, ...others } = placeholders;
  const parts = [new URL(siteUrl).host, ...Object.values(others)];
  for (const key of keys) {
    const text = JSON.stringify(await read(key, settings));
    expect(
      parts.filter((part) => text.includes(part)),
      key,
    ).toEqual([]);
  }
});

/** The headers that depend neither on the moment nor on the length of the body. */
function stableHeaders({ headers }: Awaited<ReturnType<TestSite["get"]>>) {
  const { date, "x-request-id": id, "content-length": length, ...others } = headers;
  expect([date, id, length]).not.toContain(undefined);
  return others;
}

it("the prerendered page for missing paths equals a rendering at each of them", async () => {
  const site = await sharedSite();
  await using rendering = await startSite({ RATE_LIMIT_DISABLED: "1" }, { build });
  const matchRoute = createRouteMatcher(prerendered.build.routes);
  const segment = fc.oneof(
    fc.constantFrom(
      "zh",
      "blog",
      "features",
      "api",
      "try",
      "en",
      "%2F",
      "%E4%B8%AD",
      "'&<>\"",
      "$&",
      "wp-login.php",
      ".env",
      "a.b.data",
    ),
    fc.webSegment(),
  );
  const path = fc
    .array(segment, { minLength: 1, maxLength: 4 })
    .map((parts) => `/${parts.join("/")}`);
  let missing = 0;
  await fc.assert(
    fc.asyncProperty(path, async (path) => {
      const rendered = await rendering.get(path);
      fc.pre(rendered.status === 404 && matchRoute(path) === undefined);
      missing++;
      const sent = await site.get(path);
      expect(sent.status).toBe(404);
      expect(stableHeaders(sent)).toEqual(stableHeaders(rendered));
      // There are two ways to write an apostrophe; with a slash at its end, a path may have a route and be rendered.
      const [text, expected] = [sent, rendered].map(({ body }) =>
        body.replaceAll("&#x27;", "&apos;"),
      );
      expect(text === expected).toBe(true);
    }),
    { numRuns: 200 },
  );
  expect(missing).toBeGreaterThan(50);
});

it("pages, their data and what crawlers read are sent without React", async () => {
  const load = () => Promise.reject(new Error("React was loaded"));
  await using site = await startSite({ RATE_LIMIT_DISABLED: "1" }, { load });
  for (const key of keys) {
    const { status, headers } = await site.get(key, { headers: { "Accept-Encoding": "gzip" } });
    expect([status, headers["content-encoding"]], key).toEqual([200, "gzip"]);
  }
  const { body } = await site.get("/features");
  const [, data = ""] = /"data":"([^"]+)"/.exec(body) ?? [];
  expect((await site.get(data)).status).toBe(200);
  expect((await site.get("/wp-login.php")).status).toBe(404);
  expect((await site.get("/search?q=api")).status).toBe(500);
  expect((await site.get("/features", { method: "POST" })).status).toBe(405);
});

it("the program that serves them contains no React until it renders", () => {
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const code = readFileSync(file, "utf8");
    const imports = [...code.matchAll(/^import .*?"(\.[^"]+)";$/gm)].map(([, name = ""]) => name);
    for (const name of imports) load(join(dirname(file), name));
  };
  const program = "build/bin/chunks/server-program.js";
  load(program);
  expect(loaded.size).toBeGreaterThan(5);
  const withReact = [...loaded].filter((file) =>
    /react-dom|renderToPipeable/.test(readFileSync(file, "utf8")),
  );
  expect(withReact).toEqual([]);
});

describe("a response that has to be rendered", () => {
  it.each([
    ["chatAppUrl", { chatAppUrl }, "/zh"],
    ["assistant", { assistant }, "/zh/preview-chat"],
  ])("where %s is set, what depends on it is rendered", async (_, changed, dependent) => {
    const own = { ...settings, ...changed };
    expect(await read(dependent, own)).toBeUndefined();
    for (const key of keys) {
      const stored = await read(key, own);
      if (stored) expect(stored.body === (await render(key, own)).body, key).toBe(true);
    }
  });

  it("a prerendered page is what is rendered until the moment at which it expires", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(prerendered.expiresAt - 1);
    for (const key of keys) {
      const stored = await read(key, settings);
      expect(stored?.body === (await render(key, settings)).body, key).toBe(true);
    }
    vi.setSystemTime(prerendered.expiresAt);
    expect(await read("/features", settings)).toBeUndefined();
  });

  it("what the build has not rendered is rendered", async () => {
    expect(await read("/search", settings)).toBeUndefined();
  });
});
