import { readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { expect, it } from "vitest";
import { loadBuild } from "#app/http/rendering/server-build.ts";

const { routes } = (await loadBuild()).assets;
const shell = routes.root?.css ?? [];
/** The stylesheets that not all pages have. */
const sheets = new Set(Object.values(routes).flatMap((route) => route?.css ?? []));
const ofSomePages = [...sheets].filter((href) => !shell.includes(href));

it("most stylesheets are of some pages only", () => {
  expect(ofSomePages.length).toBeGreaterThan(5);
});

it.each(ofSomePages)(
  "every selector of %s has a class, because inline styles stay when a visitor leaves the page",
  (href) => {
    const selectors: string[] = [];
    transform({
      filename: href,
      code: readFileSync(`build/client${href}`),
      visitor: { Selector: (selector) => void selectors.push(JSON.stringify(selector)) },
    });
    expect(selectors.length).toBeGreaterThan(0);
    expect(selectors.filter((selector) => !selector.includes('"type":"class"'))).toEqual([]);
  },
);
