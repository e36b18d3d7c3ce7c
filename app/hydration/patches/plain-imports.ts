import type { Plugin, Rolldown } from "vite";

const preloadHelper = "\0vite/preload-helper.js";

/* What Vite puts into a chunk that imports others on demand: their files, and their indices for each `import()`. */
const dependencies = /^const __vite__mapDeps=.*?m\.f=(\[.*?\]).*;\n/;
const references = /,__vite__mapDeps\(\[[\d,]*\]\)/g;

/**
 * Makes `import()` in the browser a plain `import()`, without Vite's helper that loads stylesheets and further modules
 * along with the module. Modules that are imported on demand therefore link their stylesheet themselves, with
 * `<link precedence>`; those that the importing module has, too, are loaded.
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
          const [, files] = dependencies.exec(chunk.code) ?? [];
          const loaded = stylesheetsOf(chunk, bundle);
          const stylesheets = [...(files ?? "").matchAll(/"([^"]+)"/g)];
          if (!files) this.warn(`${chunk.fileName} keeps Vite's list of dependencies.`);
          else if (stylesheets.every(([, file = ""]) => loaded.has(file)))
            chunk.code = chunk.code.replace(dependencies, "").replaceAll(references, "");
          else this.warn(`${chunk.fileName} imports a module whose stylesheet is not loaded.`);
        }
      },
    },
  };
}

/** The stylesheets of a chunk and of what it imports. */
function stylesheetsOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): ReadonlySet<string> {
  const stylesheets = new Set(chunk.viteMetadata?.importedCss);
  for (const name of chunk.imports.filter((name) => !seen.has(name))) {
    seen.add(name);
    const imported = bundle[name];
    if (imported?.type !== "chunk") continue;
    for (const file of stylesheetsOf(imported, bundle, seen)) stylesheets.add(file);
  }
  return stylesheets;
}
