import type { Plugin } from "vite";

/** Lazy route discovery, which react-router.config.ts turns off, and instrumentation, which nobody asks for. */
const unused =
  /\/react-router\/dist\/production\/lib\/(dom\/ssr\/fog-of-war|router\/instrumentation)\.js$/;

/**
 * Leaves out what React Router carries into every browser and never runs there on this site: 2.4 KB of each
 * page's JavaScript. The functions stay, and do nothing. Whether they are still found shows in
 * tests/tasks/budget.http.test.ts.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: "unused-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: unused },
      handler(code) {
        const names = /export \{([^}]+)\};?\s*$/.exec(code)?.[1]?.split(",") ?? [];
        return names.map((name) => `export function ${name.trim()}() {}`).join("\n");
      },
    },
  };
}
