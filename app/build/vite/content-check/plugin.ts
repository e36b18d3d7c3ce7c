import type { Plugin } from "vite";
import { contentProblems } from "./check.ts";

/**
 * Checks what people write: a build stops at problems, and in development they show over the page. After each change in
 * app/site, the process starts anew (`dev` in build/run.ts).
 */
export function contentCheck(): Plugin {
  return {
    name: "content-check",
    enforce: "pre",
    configResolved({ configFileDependencies: files }) {
      // A Vite that starts anew in our server loses its websocket.
      files.length = 0;
    },
    buildStart() {
      // The browser's part is built first.
      if (this.environment.mode !== "build" || this.environment.name !== "client") return;
      const problems = contentProblems();
      if (problems.length > 0) this.error(problems.join("\n"));
    },
    configureServer({ config, environments }) {
      const message = contentProblems().join("\n");
      if (message === "") return;
      config.logger.error(message, { timestamp: true });
      const err = { message, stack: "", plugin: "content-check" };
      environments.client.hot.on("vite:client:connect", (_, client) => {
        client.send({ type: "error", err });
      });
    },
  };
}
