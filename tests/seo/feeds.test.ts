import { readFileSync } from "node:fs";
import type { XmlElement } from "@rgrove/parse-xml";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { renderPost } from "#app/content/markdown/render-markdown.ts";
import { allPosts } from "#app/content/posts.server.ts";
import { type Locale, locales, localeTable } from "#app/i18n/locales.ts";
import { feedPath, pagePath } from "#app/i18n/paths.ts";
import { blogFeed, escapeXml, feedLinks } from "#app/seo/rss.server.ts";
import { zh, zhPrefix } from "../support/tested-locales.ts";
import { getChild, getElements, getText, parseRoot } from "../support/xml.ts";

const siteUrl = "https://site.test";

/** Reads the `<channel>` of a language's feed. */
function readChannel(locale: Locale, posts = allPosts(locale)): XmlElement {
  const root = parseRoot(blogFeed(locale, siteUrl, posts));
  expect([root.name, root.attributes.version]).toEqual(["rss", "2.0"]);
  return getChild(root, "channel");
}

const namesIn = (element: XmlElement) => getElements(element).map(({ name }) => name);
const itemsOf = (channel: XmlElement) => getElements(channel).filter(({ name }) => name === "item");

describe.each(locales)("the feed in %s", (locale) => {
  const posts = allPosts(locale);
  const channel = readChannel(locale);
  const items = itemsOf(channel);

  it("the RSS feed follows the specification and the profile of the RSS Board", () => {
    expect(items).toHaveLength(posts.length);
    // Everything of the channel once, and before its items.
    expect(namesIn(channel).slice(0, -items.length)).toEqual([
      ...["title", "link", "description", "language", "lastBuildDate", "atom:link", "image"],
    ]);
    const home = siteUrl + pagePath(locale, "blog");
    expect(getText(channel, "link")).toBe(home);
    expect(getText(channel, "language")).toBe(localeTable[locale].tag);
    expectRfc822(getText(channel, "lastBuildDate"));
    const self = { href: siteUrl + feedPath(locale), rel: "self" };
    expect(getChild(channel, "atom:link").attributes).toMatchObject(self);
    // The profile: a picture's title and link are those of its channel.
    const image = getChild(channel, "image");
    expect(getText(image, "title")).toBe(getText(channel, "title"));
    expect(getText(image, "link")).toBe(home);
    const { width, height } = readSize(getText(image, "url"));
    expect([getText(image, "width"), getText(image, "height")]).toEqual([`${width}`, `${height}`]);
    expect(width).toBeLessThanOrEqual(144);

    for (const item of items) {
      expect(namesIn(item).filter((name) => name !== "category")).toEqual([
        ...["title", "link", "guid", "pubDate", "dc:creator", "description", "content:encoded"],
      ]);
      for (const child of getElements(item)) expect(child.text, child.name).not.toBe("");
      // A guid is a permanent link unless it says that it isn't.
      expect(getChild(item, "guid").attributes).toEqual({});
      expect(getText(item, "guid")).toBe(getText(item, "link"));
      expect(getText(item, "link")).toMatch(/^https:\/\/site\.test\//);
      expectRfc822(getText(item, "pubDate"));
      expectReadable(getText(item, "content:encoded"));
    }
    expect(new Set(items.map((item) => getText(item, "guid"))).size).toBe(posts.length);
  });

  it("the feed has the full content of every post", () => {
    // By default, the parser takes the contents of <pre> for text.
    const readLetters = (html: string) =>
      parse(html, { blockTextElements: {} }).text.replace(/\s/g, "");
    for (const [index, { document }] of posts.entries()) {
      const item = items[index];
      const entry = item ? getText(item, "content:encoded") : "";
      for (const { id } of document.headings) expect(entry).toContain(` id="${id}"`);
      // All except drawings of tables and what surrounds code and prompts: a language, a button, a link.
      const expected = document.html
        .replace(/<div class="(code-head|prompt-tools)">.*?<\/div>/gs, "")
        .replace(/<figure><svg .*?<\/figure>/gs, "");
      expect(readLetters(entry)).toBe(readLetters(expected));
    }
  });

  it("autodiscovery lists the feed in the page's language first", () => {
    const links = feedLinks({ locale, siteUrl, brand: "" });
    const hrefs = links.map((link) => ("href" in link ? link.href : ""));
    expect(hrefs).toHaveLength(locales.length);
    expect(hrefs[0]).toBe(siteUrl + feedPath(locale));
    expect(JSON.stringify(links)).not.toContain("hrefLang");
  });
});

it("the feed of a blog without posts is valid, and has no entries", () => {
  expect(itemsOf(readChannel("en", []))).toEqual([]);
});

it("a post in a feed has text, code and tables without the site's classes and controls", () => {
  const post = renderPost(
    "---\ntitle: A\n---\n\n## A & b {#a}\n\nSee [b](/api#b), [a](#a), [c](https://c.test) and `AES-256`.\n\n" +
      "```bash\nif < b\n```\n\n| Trial | Weight |\n| --- | ---: |\n| B | 25% |\n",
    zh,
  );
  expect(post.feedHtml.replaceAll("\n", "")).toBe(
    '<h2 id="a">A &#x26; b</h2><p>See <a href="{{siteUrl}}' +
      zhPrefix +
      '/api#b">b</a>, <a href="{{pageUrl}}#a">a</a>, ' +
      '<a href="https://c.test/">c</a> and <code>AES-256</code>.</p><pre><code>if &#x3C; b</code></pre>' +
      '<table><thead><tr><th scope="col">Trial</th><th scope="col">Weight</th></tr></thead>' +
      '<tbody><tr><th scope="row">B</th><td>25%</td></tr></tbody></table>',
  );
});

it("a post in a feed is escaped for XML", () => {
  expect(escapeXml(`<a href="b">&amp;'\u0000`)).toBe("&lt;a href=&quot;b&quot;&gt;&amp;amp;&apos;");
});

/** Expects a date of RFC 822 with the year of RFC 1123, on the right day of the week. */
function expectRfc822(date: string): void {
  expect(date).toBe(new Date(date).toUTCString());
}

/** Expects HTML that feed readers show: well-formed, with plain elements, and with absolute addresses only. */
function expectReadable(html: string): void {
  const known =
    /^(a|blockquote|code|del|em|h[2-4]|hr|img|li|ol|p|pre|strong|table|tbody|td|th|thead|tr|ul)$/;
  const walk = (element: XmlElement) => {
    const { name, attributes } = element;
    expect(name).toMatch(known);
    const { href = "https:", src = href, id: _, scope: __, start: ___, ...others } = attributes;
    expect(src).toMatch(/^(https?|mailto):/);
    const given = name === "img" ? ["alt", "decoding", "height", "loading", "width"] : [];
    expect(Object.keys(others).sort(), name).toEqual(given);
    expect(href).toMatch(/^(https?|mailto):/);
    getElements(element).forEach(walk);
  };
  const closed = html.replace(/<(hr|img)\b([^>]*)>/g, "<$1$2/>");
  getElements(parseRoot(`<post>${closed}</post>`)).forEach(walk);
}

/** Reads the width and height in pixels of one of the site's PNG files (w3.org/TR/png, 11.2.1). */
function readSize(url: string): { width: number; height: number } {
  const png = readFileSync(`public${new URL(url).pathname}`);
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
