import { build, createLogger, type Plugin } from "vite";
import { expect, it } from "vitest";
import { withoutResourceRoutes } from "#app/hydration/patches/browser-routes.ts";
import { deferHydration } from "#app/hydration/patches/deferred-hydration.ts";
import { inlineStyles } from "#app/hydration/patches/inline-styles.ts";
import { plainImports } from "#app/hydration/patches/plain-imports.ts";
import {
  unusedRouterModules,
  withEmptyFunctions,
} from "#app/hydration/patches/unused-router-modules.ts";

it("a document with other scripts stays unchanged, with one warning for all of them", () => {
  const warnings: string[] = [];
  const html = '<body><script type="module" defer>import "/a.js"</script></body>';
  for (let page = 0; page < 2; page++) {
    expect(deferHydration(html, (message) => warnings.push(message))).toBe(html);
  }
  expect(warnings).toHaveLength(1);
});

it("a document with other stylesheet links stays unchanged, with one warning for all of them", () => {
  const warnings: string[] = [];
  const html = '<head><link href="/a.css" rel="stylesheet"/></head>';
  for (let page = 0; page < 2; page++) {
    const styles = new Map([["/a.css", "a{}"]]);
    expect(inlineStyles(html, styles, (message) => warnings.push(message))).toBe(html);
  }
  expect(warnings).toHaveLength(1);
});

it("a stylesheet without a text stays a link", () => {
  const html = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>';
  expect(inlineStyles(html, new Map([["/a.css", "a{content:'$&'}"]]), () => {})).toBe(
    `<style data-href="/a.css">a{content:'$&'}</style><link rel="stylesheet" href="/b.css"/>`,
  );
});

it("a route manifest loses its resource routes", () => {
  const routes = { page: { hasDefaultExport: true }, feed: { hasDefaultExport: false } };
  const script = `window.__reactRouterManifest=${JSON.stringify({ version: "1", routes })};`;
  expect(withoutResourceRoutes(script)).toBe(
    'window.__reactRouterManifest={"version":"1","routes":{"page":{"hasDefaultExport":true}}};',
  );
});

it.each([
  "globalThis.manifest={};",
  "window.__reactRouterManifest=load();",
  "window.__reactRouterManifest={};",
  'window.__reactRouterManifest={"routes":{"page":{"component":true}}};',
])("the unknown route manifest %s stays unchanged", (script) => {
  expect(withoutResourceRoutes(script)).toBeUndefined();
});

it("a module keeps its exports, which do nothing", () => {
  expect(withEmptyFunctions("const a = 1;\nfunction b() {}\nexport { a, b };")).toBe(
    "export function a() {}\nexport function b() {}",
  );
});

it.each(["export const a = 1;", "export { a as b };", "export default {};"])(
  "a module with the unknown exports %s stays unchanged",
  (code) => expect(withEmptyFunctions(code)).toBeUndefined(),
);

/** Builds a page's script without React Router, and returns the warnings. */
async function warningsOf(plugin: Plugin): Promise<string[]> {
  const warnings: string[] = [];
  const logger = createLogger("warn");
  logger.warn = (message) => warnings.push(message);
  await build({
    configFile: false,
    customLogger: logger,
    publicDir: false,
    plugins: [
      plugin,
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? id : undefined),
        load: (id) => (id === "entry" ? "document.title = 'a';" : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: "entry" } },
  });
  return warnings;
}

it.each([
  ["Vite's preload helper", plainImports, [/preload helper was not found/]],
  [
    "React Router's modules",
    unusedRouterModules,
    [/fog-of-war\.js was not found/, /instrumentation\.js was not found/],
  ],
] as const)("a build without %s succeeds with a warning", async (_, plugin, expected) => {
  const warnings = await warningsOf(plugin());
  expect(warnings).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});
