import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { server } from "#app/build/run.ts";
import { findFreePort } from "./serve.ts";
import { type SiteProcess, startProcess } from "./site-process.ts";

/** A site in a separate process, whose memory can be measured. */
export interface MeasuredProcess extends SiteProcess {
  /** Bytes in use after a garbage collection: V8's heap and external buffers. */
  memory(): Promise<number>;
}

/** Starts the built site with the options and variables of `npm start`; resolves when all pages are cached. */
export async function startMeasured(environment: Record<string, string>): Promise<MeasuredProcess> {
  const inspectorPort = await findFreePort();
  const options = server.args.filter((argument) => argument.startsWith("--"));
  const site = await startProcess(
    { ...server.env, ...environment },
    { flags: [...options, "--allow-inspector", `--inspect=127.0.0.1:${inspectorPort}`] },
  );
  await site.ready();
  await waitUntilIdle(site);
  const send = await connect(inspectorPort);
  return {
    ...site,
    async memory() {
      await send("HeapProfiler.collectGarbage");
      const { usedSize, backingStorageSize } = await send("Runtime.getHeapUsage");
      return Number(usedSize) + Number(backingStorageSize);
    },
  };
}

/**
 * Requests every page of the sitemap, and waits until the site has compressed them, that is, until it uses at most a
 * twentieth of a processor.
 */
export async function waitUntilIdle({ port }: Pick<SiteProcess, "port">): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = Array.from(
    sitemap.matchAll(/<loc>([^<]+)/g),
    ([, url = ""]) => new URL(url).pathname,
  );
  for (const path of paths) await (await fetch(origin + path)).arrayBuffer();
  const usedSeconds = async () => {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    const [, seconds] = /^process_cpu_seconds_total ([\d.]+)/m.exec(metrics) ?? [];
    if (seconds === undefined) throw new Error("The metrics have no process_cpu_seconds_total.");
    return Number(seconds);
  };
  let before = Number.NEGATIVE_INFINITY;
  for (let now = await usedSeconds(); now - before > 0.1; now = await usedSeconds()) {
    before = now;
    await sleep(2_000);
  }
}

/** Connects to Node's inspector (chromedevtools.github.io/devtools-protocol). */
async function connect(port: number) {
  const [target] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, "open");
  return async (method: string): Promise<Record<string, unknown>> => {
    socket.send(JSON.stringify({ id: 1, method }));
    const [{ data }] = await once(socket, "message");
    return JSON.parse(data).result;
  };
}
