import { parse } from "node-html-parser";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRequestHandler, type EntryContext, Scripts, ServerRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { Entry } from "#app/browser/hydration-data.tsx";
import { build, buildSettings, renderAtBuild } from "#app/build/build-renderer.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { pages } from "#app/pages.ts";
import { getSharedSite } from "../support/shared-site.ts";
import { itemPaths } from "../support/subjects.ts";

/** Captures what React Router passes to entry.server.tsx for a page. */
async function captureContext(path: string): Promise<EntryContext> {
  const { promise, resolve } = Promise.withResolvers<EntryContext>();
  const module = {
    ...build.entry.module,
    default(...[, , , context]: [Request, number, Headers, EntryContext]) {
      resolve(context);
      return new Response();
    },
  };
  const handle = createRequestHandler({ ...build, entry: { module } }, "production");
  const { createLoadContext } = build.entry.module;
  await handle(new Request(buildSettings.siteUrl + path), createLoadContext(buildSettings));
  return promise;
}

// This test fails when a release of React Router needs something else.
describe.each(["/", "/contact", "/zh/blog", "/nope"])("the data block of %s", (path) => {
  it("the data block names what React Router's own scripts would load and set", async () => {
    const context = await captureContext(path);
    const routeModules = { ...context.routeModules, root: { default: Scripts } };
    const url = buildSettings.siteUrl + path;
    const html = renderToString(
      createElement(ServerRouter, { context: { ...context, routeModules }, url }),
    );
    const document = parse(html, { blockTextElements: { script: true } });
    const [first, second, ...others] = document.querySelectorAll("script");
    const page = parse(await (await renderAtBuild(new Request(url), buildSettings)).text());
    const block = page.querySelector('script[type="application/json"]');
    const entry: Entry = JSON.parse(block?.text ?? "");

    expect(others).toEqual([]);
    const preloads = document.querySelectorAll("link[rel=modulepreload]");
    expect(new Set(preloads.map(({ attrs }) => attrs.href))).toEqual(new Set(entry.preloads));
    const imports = [...(second?.text.matchAll(/import.*?"([^"]+)"/g) ?? [])].map(([, url]) => url);
    expect(imports).toEqual([entry.manifest, ...Object.values(entry.routes).flat(), entry.client]);
    for (const id of Object.keys(entry.routes)) expect(second?.text).toContain(`"${id}":`);
    expect(first?.text).toContain(`window.__reactRouterContext = ${context.serverHandoffString};`);
    const globals = new Set(html.match(/window\.\w+/g));
    expect([...globals]).toEqual([
      "window.__reactRouterContext",
      "window.__reactRouterRouteModules",
    ]);
  });
});

const site = await getSharedSite();
const everyKind = [
  ...Object.values(pages),
  ...itemPaths.map((path) => path.slice(1)),
  ...["search?q=api", "newsletter/unsubscribe", "preview-chat", "nope"],
];
const paths = locales.flatMap((locale) => everyKind.map((page) => inLocale(locale, `/${page}`)));

it.each(paths)(
  "%s loads one script and one stylesheet, has one inline script and one data block",
  async (path) => {
    const { body, headers } = await site.get(path);
    const document = parse(body, { blockTextElements: { script: true } });
    const attributes = (selector: string) =>
      document.querySelectorAll(selector).map(({ rawAttrs }) => rawAttrs.trim());
    expect(attributes("script:not([type='application/ld+json'])")).toEqual([
      "",
      expect.stringMatching(/^src="\/assets\/bootstrap-[\w-]+\.js" defer=""$/),
      'type="application/json"',
    ]);
    expect(attributes("link[rel=modulepreload], style, [style]")).toEqual([]);
    const [stylesheet, ...others] = attributes("link[rel=stylesheet]");
    expect(others).toEqual([]);
    const [, file] = /href="(\/assets\/style-[\w-]+\.css)"/.exec(stylesheet ?? "") ?? [];
    expect(headers.link).toContain(`<${file}>; rel=preload; as=style`);
    expect(headers["content-security-policy"]).toMatch(
      /script-src 'self' 'sha256-[^' ]+'; style-src 'self';/,
    );
  },
);
