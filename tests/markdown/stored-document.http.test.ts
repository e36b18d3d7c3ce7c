import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allPosts } from "#app/content/posts.server.ts";
import { StoredDocument, storedDocuments } from "#app/markdown/stored-document.server.ts";

it("a stored document has the texts that the compiler made, and the reading time that its list has", () => {
  const post = allPosts("zh")[0];
  if (!post) throw new Error("There are no posts.");
  // In a test, a picture has the address of its source.
  const addresses = post.document.html.matchAll(/<img src="(.*?([\w.-]+))"/g);
  const pictures = Object.fromEntries([...addresses].map(([, src = "", name = ""]) => [name, src]));
  const stored = new StoredDocument(`blog/${post.slug}.zh.json`, { minutes: 99 }, pictures);
  const { frontMatter, html, headings, sections, markdown, feedHtml } = post.document;
  expect(stored).toMatchObject({ minutes: 99, frontMatter, html, headings, sections });
  expect(stored).toMatchObject({ markdown, feedHtml });
});

it("the bundle of the server has no paragraph of a stored document", () => {
  const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, "utf8"));
  // Without quotation marks and tags, which are written otherwise in a script.
  const paragraphs = read(`${storedDocuments}/**/*.json`).flatMap(
    (document) => /<p>([\p{L}\p{N} ,.，。]{40,})<\/p>/u.exec(document)?.[1] ?? [],
  );
  expect(paragraphs.length).toBeGreaterThan(0);
  const bundle = read("build/bin/**/*.js").join("\n");
  expect(paragraphs.filter((paragraph) => bundle.includes(paragraph))).toEqual([]);
});
