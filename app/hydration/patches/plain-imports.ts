import type { Plugin } from "vite";

const preloadHelper = "\0vite/preload-helper.js";

/**
 * Makes `import()` in the browser a plain `import()`, without Vite's helper that loads stylesheets and further modules
 * along with the module. Modules that are imported on demand therefore link their stylesheet themselves, with
 * `<link precedence>`.
 */
export function plainImports(): Plugin {
  let isReplaced = false;
  return {
    name: "plain-imports",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      if (id !== preloadHelper) return undefined;
      isReplaced = true;
      return "export const __vitePreload = (load) => load();";
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        if (!isReplaced) this.warn("Vite's preload helper was not found and stays in the bundle.");
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !chunk.code.includes("__vite__mapDeps")) continue;
          this.warn(`${chunk.fileName} imports a module whose stylesheet is not loaded.`);
        }
      },
    },
  };
}
