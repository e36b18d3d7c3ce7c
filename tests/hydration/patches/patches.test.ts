import { build, createLogger, type Plugin } from "vite";
import { expect, it } from "vitest";
import { withoutResourceRoutes } from "#app/hydration/patches/browser-routes.ts";
import { deferHydration } from "#app/hydration/patches/deferred-hydration.ts";
import { extractLoaderData } from "#app/hydration/patches/loader-data.ts";
import { plainImports } from "#app/hydration/patches/plain-imports.ts";
import {
  unusedRouterModules,
  withEmptyFunctions,
} from "#app/hydration/patches/unused-router-modules.ts";

it("a document with other scripts stays unchanged, with one warning for all of them", () => {
  const warnings: string[] = [];
  const html = '<body><script type="module" defer>import "/a.js"</script></body>';
  for (let page = 0; page < 2; page++) {
    expect(deferHydration(html, { onWarning: (message) => warnings.push(message) })).toBe(html);
  }
  expect(warnings).toHaveLength(1);
});

it.each([
  ["a module more", 'import * as route0 from "/r.js";import "/more.js";', '"root":route0'],
  ["a route without a module", 'import * as route0 from "/r.js";', '"root":route0,"page":route1'],
  ["routes in another format", 'import * as route0 from "/r.js";', "root:route0"],
])("a document whose entry script has %s stays unchanged", (_, imports, routes) => {
  const html =
    '<link rel="modulepreload" href="/r.js"/>' +
    `<script type="module" async="">import "/m.js";${imports}` +
    `window.__reactRouterRouteModules = {${routes}};import("/client.js");</script>` +
    `${context}${stream}</body>`;
  expect(deferHydration(html, { onWarning() {} })).toBe(html);
});

const context =
  '<script>window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());</script>';
const stream =
  '<script>window.__reactRouterContext.streamController.enqueue("[1,\\"\\u003ca\\"]\\n");</script>' +
  "<script>window.__reactRouterContext.streamController.close();</script>";

it("the loaders' data leave the document, and an empty script stays where React expects one", () => {
  expect(extractLoaderData(`<body>${context}<p></p>${stream}</body>`)).toEqual({
    html: "<body><script></script><p></p></body>",
    data: { context: { ssr: true }, chunks: ['[1,"<a"]\n'] },
  });
});

it.each([
  ["another context", context.replace("TextEncoderStream", "Encoder") + stream],
  ["a stream that stays open", context + stream.replace("close()", "end()")],
  ["another stream", context + stream.replace("enqueue", "push")],
])("a document with %s keeps its data", (_, scripts) => {
  expect(extractLoaderData(`<body>${scripts}</body>`)).toBeUndefined();
});

it("a route whose action is a module of its own is made of both", () => {
  const html =
    '<link rel="modulepreload" href="/r.js"/><script type="module" async="">import "/m.js";\n' +
    'import * as route0_clientAction from "/a.js";\nimport * as route0_main from "/r.js";\n' +
    "const route0 = {...route0_clientAction,...route0_main};\n" +
    'window.__reactRouterRouteModules = {"root":route0};\n\nimport("/client.js");</script>' +
    `${context}${stream}</body>`;
  const [, data = ""] =
    /<script type="application\/json">(.+?)<\/script>/.exec(
      deferHydration(html, { onWarning() {} }),
    ) ?? [];
  expect(JSON.parse(data)).toEqual({
    manifest: "/m.js",
    routes: { root: ["/a.js", "/r.js"] },
    client: "/client.js",
    preloads: ["/r.js"],
    data: { context: { ssr: true }, chunks: ['[1,"<a"]\n'] },
  });
});

it("a route manifest loses its resource routes, and flags that say nothing", () => {
  const routes = {
    page: { id: "page", hasAction: false, hasDefaultExport: true },
    feed: { hasDefaultExport: false },
  };
  const script = `window.__reactRouterManifest=${JSON.stringify({ version: "1", routes })};`;
  expect(withoutResourceRoutes(script)).toBe(
    'window.__reactRouterManifest={"version":"1","routes":{"page":{"id":"page"}}};',
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
async function warningsOf(plugin: Plugin, code = "document.title = 'a';"): Promise<string[]> {
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
        load: (id) => (id === "entry" ? code : undefined),
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

it("a chunk whose list of dependencies is unknown keeps it, with a warning", async () => {
  const warnings = await warningsOf(plainImports(), "globalThis.__vite__mapDeps = () => [];");
  expect(warnings).toContainEqual(expect.stringMatching(/keeps Vite's list of dependencies/));
});
