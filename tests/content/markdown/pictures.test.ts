import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOf } from "#app/content/markdown/markdown-source.ts";
import { moduleWithPictures } from "#app/content/markdown/pictures.ts";
import { renderMarkdown, renderPost } from "#app/content/markdown/render-markdown.ts";
import { zh } from "../../support/tested-locales.ts";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
/** The head of a JPEG of 400 by 300 pixels, with an Exif segment that says it is to be turned (orientation 6). */
const jpeg = Buffer.from(
  "ffd8ffe000040000" +
    "ffe1002245786966000049492a0008000000010012010300010000000600000000000000" +
    "ffc2000b08012c0190010111",
  "hex",
);
/** The head of a WebP of 2 by 2 pixels that moves. */
const animation = "RIFF\0\0\0\0WEBPVP8X\n\0\0\0\x02\0\0\0\x01\0\0\x01\0\0ANIM\x06\0\0\0";
const source = (picture: string) => `---\ntitle: T\n---\n\nBefore.\n\n${picture}\n`;

beforeAll(() => {
  writeFileSync(join(folder, "chart.png"), readFileSync("public/icon-144.png"));
  writeFileSync(join(folder, "text.png"), "No picture at all, but a text.");
  writeFileSync(join(folder, "drawing.png"), '<svg width="1" height="1"></svg>');
  writeFileSync(join(folder, "turned.jpg"), jpeg);
  writeFileSync(
    join(folder, "plot.svg"),
    '<svg xmlns="…" height="9">\n  <path d="M0 1"/>\n</svg>\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

it("a picture has its size and text, loads lazily, and is absolute in feeds", () => {
  const post = renderPost(source("![A chart](./chart.png)"), zh, { pictures: folder });
  expect(parse(post.html).querySelector("img")?.attributes).toEqual({
    src: "/@picture/chart.png",
    alt: "A chart",
    width: "144",
    height: "144",
    loading: "lazy",
    decoding: "async",
  });
  expect(post.feedHtml).toContain('src="{{siteUrl}}/@picture/chart.png"');
});

it("a picture that its Exif data turn has the width and height that browsers show", () => {
  const { html } = renderMarkdown(source("![A chart](./turned.jpg)"), "en", { pictures: folder });
  const { width, height } = parse(html).querySelector("img")?.attributes ?? {};
  expect([width, height]).toEqual(["300", "400"]);
});

it("versions are no wider than the picture, and an animation, which they would stop, has none", () => {
  writeFileSync(join(folder, "moving.webp"), animation, "latin1");
  const { html } = renderMarkdown(
    source("![A chart](./chart.png) ![Moving](./moving.webp)"),
    "en",
    { pictures: folder },
  );
  const sources = parse(html).querySelectorAll("picture > source");
  expect(sources.map(({ attributes: { srcset } }) => srcset)).toEqual([
    "/@picture/chart.png?144.avif 144w",
    "/@picture/chart.png?144.webp 144w",
  ]);
});

it("an SVG file is a part of the page that says what it shows, and is left out of feeds", () => {
  const post = renderPost(source('![A "plot"](./plot.svg)'), "en", { pictures: folder });
  expect(post.html).toContain(
    '<figure><svg role="img" aria-label="A &quot;plot&quot;" height="9"><path d="M0 1"/></svg></figure>',
  );
  expect(post.feedHtml).not.toMatch(/svg|plot/);
});

it("a compiled document imports each of its pictures and versions once", () => {
  const { html } = renderMarkdown(
    source("![A chart](./chart.png) ![The same](./chart.png)"),
    "en",
    { pictures: folder },
  );
  const [imports, value] = moduleWithPictures({ html, title: 'A "b"' }).split("export default ");
  expect(imports).toBe(
    'import picture0 from "./chart.png?144.avif";\n' +
      'import picture1 from "./chart.png?144.webp";\n' +
      'import picture2 from "./chart.png";\n',
  );
  expect(value).toMatch(
    /^\{"html":".*srcset=\\"" \+ picture0 \+ " 144w\\".*src=\\"" \+ picture2 \+ "\\".*" \+ picture2 \+ .*"title":"A \\"b\\""\};$/s,
  );
});

it.each([
  ["![](./chart.png)", "chart.png has no alternative text."],
  ["![A chart](./nothing.png)", "There is no nothing.png beside it."],
  ["A ![plot](./plot.svg)", "plot.svg has to be a paragraph of its own."],
  ["![](./plot.svg)", "plot.svg has no alternative text."],
  ["![A chart](./text.png)", "text.png is no PNG, JPEG or WebP."],
  ["![A chart](./drawing.png)", "drawing.png is no PNG, JPEG or WebP."],
  ["![A chart](https://images.test/a.png)", "has to be a file beside the text"],
  ["![A chart][a]\n\n[a]: ./chart.png", "A picture is written as in"],
])("%s is refused with its line", (picture, problem) => {
  const render = () => renderMarkdown(source(picture), "en", { pictures: folder });
  expect(render).toThrow(problem);
  expect(render).toThrow("Line 7:");
});

it("posts and documentation may have pictures, and printed documents may not", () => {
  expect(placeOf("/site/app/site/content/blog/a.en.md").pictures).toBe(
    "/site/app/site/content/blog",
  );
  expect(placeOf("/site/app/site/content/legal/terms.en.md").pictures).toBeUndefined();
  expect(() => renderMarkdown(source("![A chart](./chart.png)"), "en")).toThrow(
    "Only posts and the documentation",
  );
});
