import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiDocument } from "#app/api-reference/document.ts";
import { operations } from "#app/api-reference/operations.ts";
import { allPosts } from "#app/content/posts.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { markdownPath, pagePath } from "#app/i18n/paths.ts";
import { markdownPageNames } from "#app/pages.ts";
import { siteUrl, startSite, type TestSite } from "../support/site.ts";
import { links, twinnedPages } from "./markdown-alternates.ts";

let site: TestSite;
let twinned: readonly string[];
beforeAll(async () => {
  site = await startSite();
  twinned = await twinnedPages(site);
});
afterAll(() => site[Symbol.asyncDispose]());

describe("pages as Markdown", { timeout: 30_000 }, () => {
  it("every page of docs, API, blog and law has a Markdown version", async () => {
    const posts = locales.flatMap((locale) => allPosts(locale));
    expect(twinned).toHaveLength(2 * markdownPageNames.length + posts.length);
    for (const path of twinned) {
      const { status, headers, body } = await site.get(markdownPath(path));
      expect(status, path).toBe(200);
      expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
      expect(headers["cache-control"]).toMatch(/^public/);
      expect(headers.link).toBe(`<${siteUrl}${path}>; rel="canonical"`);
      expect(body, path).toMatch(/^# \S.*\n\n> \S/);
      expect(body, path).not.toMatch(/\{\{|\{#|undefined|\[object/);
      // Code in posts speaks of other things than this site.
      const prose = body.replace(/^```.*?^```/gms, "");
      expect(prose, path).toContain(`](${siteUrl}${path})`);
      for (const target of links(prose)) expect(target, path).toMatch(/^(https?|mailto):/);
    }
  });

  it("the pages with a Markdown version, and no others, link to it in their head", async () => {
    for (const path of [...twinned, "/", "/zh/features"]) {
      const document = parse((await site.get(path)).body);
      const alternates = document.querySelectorAll('link[rel=alternate][type="text/markdown"]');
      expect(alternates.map(({ attrs }) => attrs.href)).toEqual(
        twinned.includes(path) ? [`${siteUrl}${markdownPath(path)}`] : [],
      );
    }
  });

  it("a Markdown version has the text of its page", async () => {
    for (const path of twinned) {
      const { body } = await site.get(markdownPath(path));
      const markdown = letters(body.replace(/\]\([^)\s]+\)/g, ""));
      const document = parse((await site.get(path)).body);
      for (const paragraph of document.querySelectorAll(".prose p, .prose li, .prose td")) {
        const text = letters(paragraph.textContent);
        expect(markdown.includes(text), `${path}: ${paragraph.textContent}`).toBe(true);
      }
    }
  });

  it("no Markdown version has a broken link", async () => {
    const known = new Map<string, number>();
    for (const path of twinned) {
      const { body } = await site.get(markdownPath(path));
      for (const target of links(body)) {
        if (!target.startsWith(siteUrl)) continue;
        const { pathname, search } = new URL(target);
        const status = known.get(pathname) ?? (await site.get(pathname + search)).status;
        known.set(pathname, status);
        expect(status, `${path} → ${target}`).toBe(200);
      }
    }
  });

  it.each(["/nope.md", "/zh/features.md", "/blog/nope.md", "/zh/blog/nope.md"])(
    "%s is a short 404",
    async (path) => {
      const { status, headers, body } = await site.get(path);
      expect([status, headers["cache-control"], body]).toEqual([404, "no-store", "Not found\n"]);
    },
  );

  it("code in a Markdown version is unchanged, also where it begins with a #", async () => {
    const { body } = await site.get("/blog/retry-with-backoff.md");
    const code = [...body.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, text]) => text);
    const { body: html } = await site.get("/blog/retry-with-backoff");
    const page = parse(html, { blockTextElements: { script: true } });
    expect(code.map((text) => letters(text ?? ""))).toEqual(
      page.querySelectorAll(".prose pre").map((block) => letters(block.textContent)),
    );
  });

  it.each(locales)(
    "the Markdown version of the API reference in %s has every operation with its samples",
    async (locale) => {
      const { body } = await site.get(markdownPath(pagePath(locale, "api")));
      const document = apiDocument(locale);
      for (const { key, method, operation } of operations(document.paths)) {
        expect(body).toContain(`### ${operation.summary}\n\n\`${method.toUpperCase()} ${key}\``);
      }
      for (const { key } of operations(document.webhooks)) expect(body).toContain(`\`${key}\``);
      const count = operations(document.paths).length;
      const blocks = (language: string) => body.match(new RegExp(`^\`\`\`${language}$`, "gm"));
      // One more calls the sandbox.
      expect(blocks("bash")).toHaveLength(count + 1);
      for (const language of ["python", "javascript"]) {
        expect(blocks(language), language).toHaveLength(count);
      }
    },
  );
});

describe("Accept", () => {
  it.each([
    ["text/markdown", "/docs", "/docs.md"],
    ["text/markdown, text/html;q=0.9, */*;q=0.1", "/zh/api?x=1", "/zh/api.md"],
    ["text/markdown", "/zh/blog/no-difference", "/zh/blog/no-difference.md"],
  ])(
    "Accept: %s redirects from %s to %s, which no cache stores",
    async (accept, path, location) => {
      const { status, headers } = await site.get(path, { headers: { Accept: accept } });
      expect([status, headers.location]).toEqual([303, location]);
      expect([headers["cache-control"], headers.vary]).toEqual(["no-store", "Accept"]);
    },
  );

  it.each([
    ["*/*", "/docs"],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "/docs"],
    ["text/html, text/markdown;q=0.5", "/docs"],
    ["text/markdown", "/features"],
  ])("Accept: %s gets the HTML page at %s", async (accept, path) => {
    const { status, headers } = await site.get(path, { headers: { Accept: accept } });
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(headers.vary ?? "").not.toContain("Accept,");
  });
});

/** What a text says, whatever it is written with. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}
