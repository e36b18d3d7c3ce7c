import { globSync, readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { expect, it } from "vitest";

it.each(globSync("app/**/*.module.css"))(
  "every selector of %s has a class, because all pages have the stylesheet",
  (path) => {
    const selectors: string[] = [];
    transform({
      filename: path,
      code: readFileSync(path),
      visitor: { Selector: (selector) => void selectors.push(JSON.stringify(selector)) },
    });
    expect(selectors.filter((selector) => !selector.includes('"type":"class"'))).toEqual([]);
  },
);
