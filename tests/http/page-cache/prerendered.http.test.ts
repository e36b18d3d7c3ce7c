import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { requestOf } from "#app/http/page-cache/cache-key.ts";
import {
  placeholders,
  prerenderedResponses,
  readPrerenderedIndex,
} from "#app/http/page-cache/prerendered.ts";
import type { ServerSettings } from "#app/load-context.server.ts";
import { siteDirectives } from "#app/security/content-security-policy.ts";
import { buildSettings, renderAtBuild } from "#app/tasks/build-renderer.ts";
import { sharedSite } from "../../support/shared-site.ts";
import { startSite } from "../../support/site.ts";

const prerendered = readPrerenderedIndex();

const settings: ServerSettings = {
  ...buildSettings,
  siteUrl: "http://127.0.0.1:8080",
  siteDirectives: siteDirectives({ secure: false }),
};

const { keys } = prerenderedResponses(prerendered, settings);

const chatAppUrl = "https://chat.example";
const assistant = { host: "model.example", async *answer() {} };

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
  const hosts = [new URL(placeholders.siteUrl).host, placeholders.siteDirectives];
  for (const key of keys) {
    const text = JSON.stringify(await read(key, settings));
    const left = [...hosts, placeholders.loaderData].filter((part) => text.includes(part));
    expect(left, key).toEqual([]);
  }
});

it("the prerendered page for missing ones equals a rendering at every path", async () => {
  await using site = await startSite({ RATE_LIMIT_DISABLED: "1" }, { prerendered });
  const rendering = await sharedSite();
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
      const sent = await site.get(path);
      // React Router looks for the item of a collection.
      fc.pre(rendered.status === 404 && sent.status !== 500);
      missing++;
      expect([sent.status, sent.headers["cache-control"]]).toEqual([404, "no-store"]);
      // Two ways to write an apostrophe.
      expect(sent.body === rendered.body.replaceAll("&#x27;", "&apos;")).toBe(true);
    }),
    { numRuns: 200 },
  );
  expect(missing).toBeGreaterThan(50);
});

it("pages, their data and what crawlers read are sent without React", async () => {
  await using site = await startSite({ RATE_LIMIT_DISABLED: "1" }, { prerendered });
  for (const key of keys) {
    const { status, headers } = await site.get(key, { headers: { "Accept-Encoding": "gzip" } });
    expect([status, headers["content-encoding"]], key).toEqual([200, "gzip"]);
  }
  const { body } = await site.get("/features");
  const [, data = ""] = /"data":"([^"]+)"/.exec(body) ?? [];
  expect((await site.get(data)).status).toBe(200);
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
  const program = "build/bin/server.js";
  load(program);
  // What it imports when it serves, and not in development.
  const [, serve = ""] =
    /import\("(\.\/chunks\/serve-[^"]+)"\)/.exec(readFileSync(program, "utf8")) ?? [];
  load(join(dirname(program), serve));
  expect(loaded.size).toBeGreaterThan(5);
  const withReact = [...loaded].filter((file) =>
    /react-dom|renderToPipeable/.test(readFileSync(file, "utf8")),
  );
  expect(withReact).toEqual([]);
});

describe("a response that has to be rendered", () => {
  it.each([
    ["chatAppUrl", { chatAppUrl }, ["/", "/zh"], ["/features", "/privacy", "/preview-chat"]],
    ["assistant", { assistant }, ["/privacy", "/zh/preview-chat"], ["/", "/features"]],
  ] as const)(
    "what depends on %s is rendered where it is set",
    async (_, changed, rendered, stored) => {
      for (const key of [...rendered, ...stored]) {
        expect(await read(key, settings), key).toBeDefined();
        const isStored = (await read(key, { ...settings, ...changed })) !== undefined;
        expect(isStored, key).toBe(stored.some((other) => other === key));
      }
    },
  );

  it("pages are rendered once the year has ended, which their footer shows", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    expect(await read("/features", settings)).toBeDefined();
    vi.setSystemTime(Date.UTC(new Date().getUTCFullYear() + 1, 0));
    expect(await read("/features", settings)).toBeUndefined();
  });

  it("what the build has not rendered is rendered", async () => {
    expect(await read("/search", settings)).toBeUndefined();
  });
});
