import { existsSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { contentProblems } from "./check.ts";
import { compilerProblems } from "./markdown.ts";

/**
 * Checks what people write: a build stops at problems, and in development they show over the page until they are
 * repaired.
 */
export function contentCheck(): Plugin {
  let development = false;
  return {
    name: "content-check",
    enforce: "pre",
    configResolved({ command, configFileDependencies: files }) {
      development = command === "serve";
      // A Vite that starts anew in our server loses its websocket.
      files.length = 0;
    },
    buildStart() {
      // The browser's part is built first.
      if (development || this.environment.name !== "client") return;
      const problems = contentProblems();
      if (problems.length > 0) this.error(problems.join("\n"));
    },
    hotUpdate: ({ file }) => (restarting.test(file) ? [] : undefined),
    configureServer: showProblems,
  };
}

/** What Vite's plugins are made of: the process starts anew (`dev` in package.json), and the page reloads when it has. */
const restarting = /\/app\/(vite\/|markdown\/|content\/jobs\.ts|(facts|site|pages)\.ts)/;

function showProblems({ config, watcher, environments }: ViteDevServer): void {
  const { hot } = environments.client;
  /** What the compiler refuses of files that have changed; it compiles the others when they are asked for. */
  const refused = new Map<string, string[]>();
  let problems: string[] = [];
  function check(): void {
    problems = [...contentProblems(), ...[...refused.values()].flat()];
    if (problems.length === 0) return;
    config.logger.error(problems.join("\n"), { timestamp: true });
    hot.send(toOverlay(problems));
  }
  check();
  hot.on("vite:client:connect", (_, client) => {
    if (problems.length > 0) client.send(toOverlay(problems));
  });
  watcher.on("all", (_, path) => {
    const file = relative(config.root, path).replaceAll("\\", "/");
    if (!/^app\/(content|locales)\//.test(file)) return;
    refused.set(file, existsSync(path) ? compilerProblems(file) : []);
    check();
    // Copy is the server's: no module of the page has changed.
    if (problems.length === 0 && !restarting.test(path)) hot.send({ type: "full-reload" });
  });
}

function toOverlay(problems: readonly string[]) {
  return {
    type: "error",
    err: { message: problems.join("\n"), stack: "", plugin: "content-check" },
  } as const;
}
