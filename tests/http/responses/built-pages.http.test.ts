import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { buildSettings, renderAtBuild } from "#app/build/build-renderer.ts";
import { createBuiltPages, readBuiltIndex } from "#app/http/responses/built-pages.ts";
import { missingPath, requestOf } from "#app/http/responses/page-key.ts";
import { buildOrigin } from "#app/http/shared/build-origin.ts";
import { locales } from "#app/i18n/locales.ts";
import type { ServerSettings } from "#app/load-context.server.ts";
import { startSite } from "../../support/site.ts";
import { zhPrefix } from "../../support/tested-locales.ts";

const index = readBuiltIndex();
const keys = index.keys.filter((key) => !key.endsWith(missingPath));

const settings: ServerSettings = { ...buildSettings, siteUrl: "http://127.0.0.1:8080" };

const chatAppUrl = "https://chat.example";
const assistant = { async *answer() {} };

afterEach(() => void vi.useRealTimers());

/** Reads a page unless it has to be rendered. */
async function read(key: string, settings: ServerSettings): Promise<string | undefined> {
  const pages = createBuiltPages(index, settings);
  return pages.has(key) ? readWithoutHash(await pages.read(key)) : undefined;
}

async function render(key: string, settings: ServerSettings): Promise<string> {
  const writeLoaderData = () => dataPath;
  return readWithoutHash(
    await renderAtBuild(requestOf(key, settings.siteUrl), settings, { writeLoaderData }),
  );
}

const dataPath = "/assets/data.json";

/** Reads a response without the hash in the name of its data, which is of the data before values are filled in. */
async function readWithoutHash(response: Response): Promise<string> {
  const text = (await response.text()).replace(/\/assets\/data[\w.-]+\.json/, dataPath);
  return JSON.stringify([response.status, [...response.headers], text]);
}

it("every missing path of a language gets the same bytes", async () => {
  await using site = await startSite({ RATE_LIMIT_DISABLED: "1" });
  for (const prefix of new Set(["", zhPrefix])) {
    const paths = ["/nope", "/features/x", "/a/b?q=1", "/wp-login.php", "/%E4%B8%AD", missingPath];
    const answers = await Promise.all(paths.map((path) => site.get(prefix + path)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    if (locales.length === 1) continue;
    const others = prefix === "" ? zhPrefix : "/";
    expect(answers[0]?.body).toMatch(new RegExp(`<a [^>]*href="${others}" lang=`));
  }
});

it("pages, their data and the files for crawlers are sent without React", async () => {
  const load = () => Promise.reject(new Error("React was loaded"));
  await using site = await startSite({ RATE_LIMIT_DISABLED: "1" }, { load });
  for (const key of keys) {
    const { status, headers } = await site.get(key, { headers: { "Accept-Encoding": "gzip" } });
    expect([status, headers["content-encoding"]], key).toEqual([200, "gzip"]);
  }
  const { body } = await site.get("/features");
  const [data = ""] = /\/assets\/data[\w.-]+/.exec(body) ?? [];
  expect((await site.get(data)).status).toBe(200);
  expect((await site.get("/wp-login.php")).status).toBe(404);
  expect((await site.get("/search?q=api")).status).toBe(500);
  expect((await site.get("/features", { method: "POST" })).status).toBe(405);
});

it("the server program loads no React until it renders", () => {
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const code = readFileSync(file, "utf8");
    const imports = [...code.matchAll(/^import .*?"(\.[^"]+)";$/gm)].map(([, name = ""]) => name);
    for (const name of imports) load(join(dirname(file), name));
  };
  load("build/bin/server.js");
  expect(loaded.size).toBeGreaterThan(5);
  const withReact = [...loaded].filter((file) =>
    /react-dom|renderToPipeable/.test(readFileSync(file, "utf8")),
  );
  expect(withReact).toEqual([]);
});

it.each([
  ["chatAppUrl", { chatAppUrl }, zhPrefix || "/"],
  ["assistant", { assistant }, `${zhPrefix}/preview-chat`],
])(
  "if %s is set, the pages that depend on it are rendered on request, and no others",
  async (_, changed, dependent) => {
    const own = { ...settings, ...changed };
    expect(await read(dependent, own)).toBeUndefined();
    for (const key of index.keys) {
      const text = await read(key, own);
      if (text) expect(text === (await render(key, own)), key).toBe(true);
    }
  },
);

it("a built page is the same as a rendered one, byte for byte, until its content changes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(index.expiresAt - 1);
  for (const key of index.keys) {
    const text = await read(key, settings);
    expect(text === (await render(key, settings)), key).toBe(true);
    expect(text, key).not.toContain(new URL(buildOrigin).host);
  }
  vi.setSystemTime(index.expiresAt);
  expect(await read("/features", settings)).toBeUndefined();
});

it("a page that the build has not rendered is rendered on request", async () => {
  expect(await read("/search", settings)).toBeUndefined();
});
