import { describe, expect, it } from "vitest";
import { allPosts } from "#app/content/posts.server.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { fillPlaceholders } from "#app/i18n/placeholders.ts";
import { vocabulary } from "#app/i18n/vocabulary.ts";
import { blog as english } from "#app/locales/en/blog.ts";
import { blog as chinese } from "#app/locales/zh/blog.ts";
import { type FeedFormat, feedFormats } from "#app/pages.ts";
import { atom } from "#app/seo/feeds/atom.ts";
import { blogFeed } from "#app/seo/feeds/blog-feed.server.ts";
import { feedHtml } from "#app/seo/feeds/feed-html.ts";
import { feedLinks } from "#app/seo/feeds/feed-links.server.ts";
import { jsonFeed } from "#app/seo/feeds/json-feed.ts";
import { rss } from "#app/seo/feeds/rss.ts";
import { escapeXml } from "#app/seo/feeds/xml.ts";

const siteUrl = "https://site.test";
const copy = { en: english, zh: chinese };

function feed(locale: Locale, format: FeedFormat) {
  const filled = fillPlaceholders(JSON.stringify(copy[locale]), vocabulary(locale));
  return blogFeed({ locale, format, siteUrl, copy: JSON.parse(filled) });
}

/** The elements of a well-formed document: every one closed, nothing but text and known entities between. */
function elements(xml: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, close, name, empty, text] of xml.matchAll(
    /<(?:\?[^>]*\?|(\/?)([\w:]+)(?:\s[\w:]+="[^"<]*")*\s*(\/?))>|([^<]+)/g,
  )) {
    if (text !== undefined) {
      expect(text.replace(/&(amp|lt|gt|quot|apos);/g, "")).not.toMatch(/[&>]/);
    } else if (close) expect(name).toBe(open.pop());
    else if (name) {
      found.push(name);
      if (!empty) open.push(name);
    }
  }
  expect(open).toEqual([]);
  return found;
}

const count = (names: readonly string[], name: string) => names.filter((it) => it === name).length;

describe.each(locales)("the feeds in %s", (locale) => {
  const posts = allPosts(locale);

  it("are RSS 2.0 with full content", () => {
    const xml = rss(feed(locale, "rss"));
    const names = elements(xml);
    expect(names.slice(0, 5)).toEqual(["rss", "channel", "title", "link", "description"]);
    for (const name of ["item", "guid", "pubDate", "dc:creator", "content:encoded"]) {
      expect(count(names, name), name).toBe(posts.length);
    }
    for (const [, date = ""] of xml.matchAll(/<pubDate>(.*?)<\/pubDate>/g)) {
      expect(date).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/);
    }
  });

  it("are Atom with full content", () => {
    const names = elements(atom(feed(locale, "atom")));
    expect(names[0]).toBe("feed");
    for (const name of ["entry", "published", "author", "content"]) {
      expect(count(names, name), name).toBe(posts.length);
    }
    for (const name of ["id", "title", "updated"]) {
      expect(count(names, name), name).toBe(posts.length + 1);
    }
  });

  it("are JSON Feed 1.1 with full content", () => {
    const json = JSON.parse(jsonFeed(feed(locale, "json")));
    expect(json).toMatchObject({ version: "https://jsonfeed.org/version/1.1" });
    expect(json.feed_url).toBe(feed(locale, "json").selfUrl);
    expect(json.items).toHaveLength(posts.length);
    for (const item of json.items) {
      expect(item.id).toBe(item.url);
      expect(item.date_published).toBe(
        new Date(item.date_published).toISOString().replace(".000", ""),
      );
      expect(item.content_html.length).toBeGreaterThan(1_000);
    }
  });

  it.each(feedFormats)("name their own address: %s", (format) => {
    expect(feed(locale, format).selfUrl).toMatch(/^https:\/\/site\.test(\/zh)?\/blog\//);
  });

  it("have nothing in them that only works on the site", () => {
    for (const { html, url } of feed(locale, "rss").entries) {
      expect(html, url).not.toMatch(
        /<(button|svg|script|section|div)|<[^>]* (class|role|tabindex|aria)/,
      );
      for (const [, href = ""] of html.matchAll(/ href="([^"]*)"/g)) {
        expect(href, url).toMatch(/^(https?|mailto):/);
      }
    }
  });
});

describe("a post in a feed", () => {
  it("keeps text, code and tables", () => {
    const html = feedHtml(
      '<h2 id="a"><a href="#a">A &#x26; b</a></h2><p>See <a href="/api#b">b</a>, <code>class="x"</code>.</p>' +
        '<div class="code"><div class="code-head"><span>Shell</span><button class="copy">Copy</button></div>' +
        '<pre tabindex="0" role="group" aria-label="Shell"><code><span class="tk">a</span> &#60; b</code></pre></div>' +
        '<section class="scroll-x" tabindex="0" aria-label="A"><table class="grid-table"></table></section>',
      "https://site.test/blog/post",
    );
    expect(html).toBe(
      '<h2 id="a">A &#x26; b</h2><p>See <a href="https://site.test/api#b">b</a>, <code>class="x"</code>.</p>' +
        "<pre><code>a &#60; b</code></pre><table></table>",
    );
  });

  it("is escaped for XML", () => {
    expect(escapeXml(`<a href="b">&amp;'\u0000`)).toBe(
      "&lt;a href=&quot;b&quot;&gt;&amp;amp;&apos;",
    );
  });
});

describe("autodiscovery", () => {
  it.each(locales)("names the feeds in %s first, then the others", (locale) => {
    const links = feedLinks({ locale, siteUrl, brand: "" });
    const hrefs = links.map((link) => ("href" in link ? link.href : ""));
    expect(hrefs).toHaveLength(locales.length * feedFormats.length);
    expect(hrefs.slice(0, 3)).toEqual(feedFormats.map((format) => feed(locale, format).selfUrl));
    expect(JSON.stringify(links)).not.toContain("hrefLang");
  });
});
