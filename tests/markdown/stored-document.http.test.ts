import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { allPosts } from "#app/content/posts.server.ts";
import { StoredDocument } from "#app/markdown/stored-document.server.ts";

it("a stored document has what the compiler made, and the addresses of its pictures", () => {
  const post = allPosts("zh")[0];
  if (!post) throw new Error("There are no posts.");
  const stored = new StoredDocument(`blog/${post.slug}.zh.json`, { minutes: 99 }, {});
  const { frontMatter, html, headings, sections, markdown, feedHtml } = post.document;
  expect(stored).toMatchObject({ minutes: 99, frontMatter, html, headings, sections });
  expect(stored).toMatchObject({ markdown, feedHtml });
});

it("the bundle of the server has the texts of no document", () => {
  const bundle = readdirSync("build/bin/chunks").map((file) =>
    readFileSync(join("build/bin/chunks", file), "utf8"),
  );
  for (const { slug, document } of allPosts("en")) {
    const paragraph = /<p>([\w ,.]{60,})/.exec(document.html)?.[1];
    if (paragraph) expect(bundle.join("\n").includes(paragraph), slug).toBe(false);
  }
});
