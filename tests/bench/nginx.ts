import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "./process.ts";

const program = "/usr/sbin/nginx";

/** nginx as one process that sends `features.gz` of a folder, where it is installed. */
export async function startNginx(folder: string, port: number) {
  if (!existsSync(program)) return undefined;
  const config = join(folder, "nginx.conf");
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr error;
    events { worker_connections 512; }
    http {
      access_log off; sendfile on; keepalive_requests 1000000000;
      server {
        listen 127.0.0.1:${port}; root ${folder}; default_type text/html;
        location = /features { add_header Content-Encoding gzip; try_files /features.gz =404; }
      }
    }`,
  );
  return startServer(["-c", config, "-e", "stderr"], port, {}, program);
}
