import type { Plugin } from "vite";

/**
 * Leaves `import()` to the browser. Vite wraps it in a loader that fetches styles and further modules beside
 * the module: over a kilobyte on every page. Here modules loaded on demand are few, and bring their styles
 * themselves (`<link precedence>`).
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      if (id !== "\0vite/preload-helper.js") return undefined;
      return "export const __vitePreload = (load) => load();";
    },
    // What the loader would have been told to fetch.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          chunk.code = chunk.code
            .replace(/^const __vite__mapDeps=.*\n/, "")
            .replace(/,__vite__mapDeps\(\[[\d,]*\]\)/g, "");
        }
      },
    },
  };
}
