import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { markdown } from "#app/build/vite/markdown.ts";
import { pictureVersions } from "#app/build/vite/picture-versions.ts";
import type { PostDocument } from "#app/content/markdown/markdown-document.ts";

const root = mkdtempSync(join(tmpdir(), "picture-versions-"));
const posts = join(root, "content/blog");
let post: PostDocument;

beforeAll(async () => {
  mkdirSync(posts, { recursive: true });
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 900, height: 800, channels: 3, background: "#888", noise } as const;
  // Not compressed, it has two megabytes.
  const png = sharp({ create }).blur(4).png({ compressionLevel: 0 });
  await png.toFile(join(posts, "photo.png"));
  writeFileSync(join(posts, "a.en.md"), "---\ntitle: A\n---\n\n![A photo](./photo.png)\n");
  await build({
    ...{ root, configFile: false, logLevel: "error", plugins: [markdown(), pictureVersions()] },
    build: { ssr: join(posts, "a.en.md"), ssrEmitAssets: true, assetsInlineLimit: 0 },
  });
  post = (await import(pathToFileURL(join(root, "dist/a.en.mjs")).href)).default;
});
afterAll(() => rmSync(root, { recursive: true }));

/** Reads the addresses of a `srcset` by width. */
function readCandidates(srcset = ""): Map<string, string> {
  return new Map(
    srcset.split(", ").map((candidate) => {
      const [address = "", width = ""] = candidate.split(" ");
      return [width, address];
    }),
  );
}

it("a large picture has versions in AVIF and WebP, none wider than it is", async () => {
  const picture = parse(post.html).querySelector("p > picture");
  const sources = picture?.querySelectorAll("source") ?? [];
  expect(sources.map(({ attributes: { type } }) => type)).toEqual(["image/avif", "image/webp"]);
  for (const { attributes } of sources) {
    const files = readCandidates(attributes.srcset);
    expect([...files.keys()]).toEqual(["480w", "900w"]);
    for (const [width, address] of files) {
      expect(address).toMatch(/^\/assets\/photo-\d+-[\w-]{8}\.(avif|webp)$/);
      const { format, ...size } = await sharp(join(root, "dist", address)).metadata();
      expect(attributes.type).toBe(`image/${format === "heif" ? "avif" : format}`);
      expect(`${size.width}w`).toBe(width);
      expect(size.height).toBe(Math.round((size.width * 8) / 9));
    }
  }
});

it("a phone loads a fiftieth of a photo of two megabytes", () => {
  const source = parse(post.html).querySelector("source");
  const file = (address = "") => statSync(join(root, "dist", address)).size;
  const original = file(parse(post.html).querySelector("img")?.attributes.src);
  expect(original).toBeGreaterThan(2e6);
  // 390 pixels with two dots each.
  const chosen = file(readCandidates(source?.attributes.srcset).get("900w"));
  expect(chosen).toBeLessThan(original / 50);
});

it("feeds have only the original, unchanged", () => {
  expect(post.feedHtml).not.toMatch(/picture>|srcset/);
  const [, address = ""] = /src="\{\{siteUrl\}\}([^"]+)"/.exec(post.feedHtml) ?? [];
  expect(readFileSync(join(root, "dist", address))).toEqual(readFileSync(join(posts, "photo.png")));
});
