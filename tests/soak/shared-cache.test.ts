import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { hasNginx, startNginx } from "../support/nginx.ts";
import { startSite } from "../support/site.ts";

let resources: AsyncDisposableStack;
let origin: string;

beforeEach(({ skip }) => skip(!hasNginx, "nginx is not installed (apt-get install nginx-light)"));

beforeAll(async () => {
  if (!hasNginx) return;
  resources = new AsyncDisposableStack();
  const site = resources.use(await startSite({ RATE_LIMIT_DISABLED: "1" }));
  const port = Number(new URL(site.origin).port);
  const nginx = resources.use(await startNginx([port, port], { cache: true }));
  origin = nginx.origin;
  await vi.waitFor(() => fetch(`${origin}/healthz`), 10_000);
});
afterAll(() => resources?.disposeAsync());

const html = "text/html; charset=utf-8";
const markdown = "text/markdown; charset=utf-8";
const chromium =
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";
const firefox = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const agent = "text/markdown, text/html;q=0.9, */*;q=0.1";

/** The type of a page, and what nginx's cache did. */
async function open(path: string, accept: string) {
  const response = await fetch(origin + path, { headers: { Accept: accept } });
  await response.arrayBuffer();
  return [response.headers.get("Content-Type"), response.headers.get("X-Cache")];
}

it("nginx's cache keeps a page and its Markdown apart when a browser comes first", async () => {
  expect(await open("/features", chromium)).toEqual([html, "MISS"]);
  expect(await open("/features", chromium)).toEqual([html, "HIT"]);
  expect(await open("/features", agent)).toEqual([markdown, "MISS"]);
  expect(await open("/features", firefox)).toEqual([html, "MISS"]);
  expect(await open("/features", firefox)).toEqual([html, "HIT"]);
  expect(await open("/features", chromium)).toEqual([html, "HIT"]);
});

it("nginx's cache keeps them apart when an agent comes first, and never stores what was negotiated", async () => {
  expect(await open("/zh", agent)).toEqual([markdown, "MISS"]);
  expect(await open("/zh", agent)).toEqual([markdown, "MISS"]);
  expect(await open("/zh", chromium)).toEqual([html, "MISS"]);
  expect(await open("/zh", "*/*")).toEqual([html, "MISS"]);
  expect(await open("/zh", agent)).toEqual([markdown, "MISS"]);
  expect(await open("/zh", chromium)).toEqual([html, "HIT"]);
});

it("nginx's cache has one entry for a Markdown version at its own address", async () => {
  expect(await open("/zh/index.md", agent)).toEqual([markdown, "MISS"]);
  expect(await open("/zh/index.md", chromium)).toEqual([markdown, "HIT"]);
});
