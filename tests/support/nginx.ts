import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

const program = "/usr/sbin/nginx";

/** Whether nginx is installed (`apt-get install nginx-light`). */
export const hasNginx = existsSync(program);

/**
 * Starts nginx with the configuration of docs/ops, but without TLS, in front of two replicas. With a cache, the header
 * `X-Cache` says whether a response came from it.
 */
export async function startNginx(ports: readonly [number, number], { cache = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const [http, https] = [await freePort(), await freePort()];
  const site = readFileSync("docs/ops/nginx.conf", "utf8")
    .replace("website-1:3000", `127.0.0.1:${ports[0]}`)
    .replace("website-2:3000", `127.0.0.1:${ports[1]}`)
    .replace("listen 80;", `listen 127.0.0.1:${http};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${https};`)
    .replace("/var/cache/nginx/website", `${folder}/cache`)
    .replace(
      "proxy_cache website;",
      cache ? "proxy_cache website; add_header X-Cache $upstream_cache_status;" : "",
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
