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
    .replace("listen 443 ssl;", `listen 127.0.0.1:${https};`)
    .replaceAll(/ssl_certificate.*\n/g, "\n");
  const config = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  const caching = `proxy_cache_path ${folder}/cache keys_zone=pages:1m; proxy_cache pages;
    add_header X-Cache $upstream_cache_status;`;
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr error;
    events { worker_connections 512; }
    http { access_log off; ${temporary} ${cache ? caching : ""}
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
