import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { findFreePort } from "../support/serve.ts";
import { startSite } from "../support/site.ts";

const program = "/usr/sbin/nginx";

const hasNginx = existsSync(program);

/**
 * Starts nginx with the configuration of docs/ops, but without TLS. The header `X-Cache` says whether a response came
 * from its cache.
 */
async function startNginx(port: number) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const [http, https] = [await findFreePort(), await findFreePort()];
  const site = readFileSync("docs/ops/nginx.conf", "utf8")
    .replace("website-1:3000", `127.0.0.1:${port}`)
    .replace("website-2:3000", `127.0.0.1:${port}`)
    .replace("listen 80;", `listen 127.0.0.1:${http};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${https};`)
    .replace("/var/cache/nginx/website", `${folder}/cache`)
    .replace(
      "proxy_cache website;",
      "proxy_cache website; add_header X-Cache $upstream_cache_status;",
    )
    .replaceAll(/ssl_certificate.*\n/g, "\n");
  const config = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr error;
    events { worker_connections 512; }
    http { access_log off; ${temporary}
    ${site}
    }`,
  );
  const child = spawn(program, ["-c", config, "-e", "stderr"], { stdio: "ignore" });
  const exited = once(child, "exit");
  return {
    origin: `http://127.0.0.1:${https}`,
    async [Symbol.asyncDispose]() {
      child.kill();
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

let resources: AsyncDisposableStack;
let origin: string;

beforeEach(({ skip }) => skip(!hasNginx, "nginx is not installed (apt-get install nginx-light)"));

beforeAll(async () => {
  if (!hasNginx) return;
  resources = new AsyncDisposableStack();
  const site = resources.use(await startSite({ RATE_LIMIT_DISABLED: "1" }));
  const port = Number(new URL(site.origin).port);
  const nginx = resources.use(await startNginx(port));
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

/** Opens a page, and returns its type and what nginx's cache did. */
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

it("nginx's cache keeps them apart when an agent comes first, and stores no negotiated response", async () => {
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
