import type { Plugin } from "vite";

const unusedModules = [
  // Lazy route discovery, which react-router.config.ts turns off.
  "dom/ssr/fog-of-war.js",
  // The site passes no instrumentation to the router.
  "router/instrumentation.js",
];

const modulePath = /\/react-router\/dist\/production\/lib\/(.+)$/;

/** Replaces the functions of React Router modules that every browser loads, and this site never calls, by empty ones. */
export function unusedRouterModules(): Plugin {
  const replaced = new Set<string>();
  return {
    name: "unused-router-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: modulePath },
      handler(code, id) {
        const name = modulePath.exec(id)?.[1] ?? "";
        const emptied = unusedModules.includes(name) ? withEmptyFunctions(code) : undefined;
        if (emptied !== undefined) replaced.add(name);
        return emptied;
      },
    },
    generateBundle() {
      for (const name of unusedModules.filter((name) => !replaced.has(name))) {
        this.warn(`React Router's ${name} was not found, or has changed, and stays in the bundle.`);
      }
    },
  };
}

/** A module with the same exports that do nothing; undefined if the format of its exports is unknown. */
export function withEmptyFunctions(code: string): string | undefined {
  const [, list = ""] = /^export \{([^}]+)\};?\s*$/m.exec(code) ?? [];
  const names = list.split(",").map((name) => name.trim());
  if (!names.every((name) => /^[\w$]+$/.test(name))) return undefined;
  return names.map((name) => `export function ${name}() {}`).join("\n");
}
