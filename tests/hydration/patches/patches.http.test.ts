import { readdirSync, readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { pages } from "#app/pages.ts";
import { sharedSite } from "../../support/shared-site.ts";
import { itemPaths } from "../../support/subjects.ts";

const site = await sharedSite();

const assets = readdirSync("build/client/assets")
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, code: readFileSync(`build/client/assets/${name}`, "utf8") }));

describe.each(["/", "/zh/blog", "/nope", "/preview-chat"])("the document of %s", (path) => {
  it("has the URLs that it hydrates with in a data block", async () => {
    const { body } = await site.get(path);
    const [data, ...others] = parse(body).querySelectorAll('script[type="application/json"]');
    expect(others).toEqual([]);
    expect(body).not.toMatch(/<script type="module"|<link rel="modulepreload"/);
    const url = expect.stringMatching(/^\/assets\/.+\.js$/);
    expect(JSON.parse(data?.text ?? "")).toEqual({
      manifest: url,
      routes: expect.objectContaining({ root: [url] }),
      client: url,
      preloads: expect.arrayContaining([url]),
      data: expect.anything(),
    });
    expect(body).not.toMatch(/<script>window\.__reactRouterContext/);
  });
});

const everyKind = [
  ...Object.values(pages),
  ...itemPaths.map((path) => path.slice(1)),
  ...["search?q=api", "newsletter/unsubscribe", "preview-chat", "nope"],
];
const paths = locales.flatMap((locale) => everyKind.map((page) => inLocale(locale, `/${page}`)));

it("every page links the one stylesheet of the site, and names it in its headers", async () => {
  const [file, ...others] = readdirSync("build/client/assets").filter((name) => /css$/.test(name));
  expect(others).toEqual([]);
  for (const path of [...paths, "/%E0%A4%A"]) {
    const { body, headers } = await site.get(path);
    const document = parse(body);
    const links = document.querySelectorAll("link[rel=stylesheet]");
    expect(links.map(({ attrs }) => attrs.href)).toEqual([`/assets/${file}`]);
    expect(document.querySelectorAll("style, [style]"), path).toEqual([]);
    expect(headers["content-security-policy"], path).toContain("; style-src 'self';");
  }
  const { headers } = await site.get("/");
  expect(headers.link).toContain(`</assets/${file}>; rel=preload; as=style`);
});

it("the bootstrap script is the same on every page", async () => {
  const texts = await Promise.all(
    paths.map(
      async (path) =>
        parse((await site.get(path)).body)
          .querySelectorAll("script")
          .at(-1)?.text,
    ),
  );
  expect(new Set(texts).size).toBe(1);
});

it("inactive tab panels are hidden until found", async () => {
  const document = parse((await site.get("/terms")).body);
  const hidden = document.querySelectorAll("[role=tabpanel][hidden]");
  expect(hidden.length).toBeGreaterThan(1);
  for (const panel of hidden) expect(panel.getAttribute("hidden")).toBe("until-found");
});

it("the route manifest of browsers has pages and no resource routes", () => {
  const { code = "" } = assets.find(({ code }) => code.includes("__reactRouterManifest=")) ?? {};
  const { routes } = JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1));
  expect(routes).toHaveProperty(["zh/features"]);
  expect(routes).not.toHaveProperty(["zh/openapi"]);
});

it.each([
  ["Vite's preload helper", "vite:preloadError"],
  ["React Router's lazy route discovery", "Failed to fetch manifest patches"],
  ["React Router's instrumentation", "An instrumentation function threw an error"],
])("no asset has %s", (_, text) => {
  expect(assets.filter(({ code }) => code.includes(text)).map(({ name }) => name)).toEqual([]);
});

it("no module names the stylesheets of what it imports on demand", () => {
  for (const { name, code } of assets) expect(code, name).not.toContain("__vite__mapDeps");
});
