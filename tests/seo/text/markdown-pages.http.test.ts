import { parse } from "node-html-parser";
import { beforeAll, expect, it } from "vitest";
import { inLocale, isLeftOut, localeOf, markdownPath } from "#app/i18n/paths.ts";
import { hasPart } from "#app/pages.ts";
import { getSharedSite, type SharedSite } from "../../support/shared-site.ts";
import { siteUrl } from "../../support/site.ts";
import { fetchSitemapPaths } from "../../support/sitemap-paths.ts";
import { findPostPath, posts } from "../../support/subjects.ts";
import { zhPrefix } from "../../support/tested-locales.ts";
import { findLinks } from "./markdown-links.ts";

/** Elements with text, and parts of pages that their Markdown versions leave out. */
const textual = "h1, h2, h3, h4, h5, p, dt, dd, figcaption, .prose li, .prose td";
const notText = [
  ...["form", "nav", "dialog", "button", "svg", "[role=status]", "[role=img]"],
  ...["[aria-hidden=true]", ".visually-hidden", "[data-markdown=skip]"],
].join();
/** Labels of drawings and buttons are no sentences. */
const sentence = /[.?!。？！]$/;

type Answers = Map<string, Awaited<ReturnType<SharedSite["get"]>>>;

const site = await getSharedSite();
let paths: readonly string[];
/** The pages of the sitemap, and their Markdown versions, by the path of the page. */
const pages: Answers = new Map();
const documents = new Map<string, ReturnType<typeof parse>>();
const markdownVersions: Answers = new Map();
beforeAll(async () => {
  paths = await fetchSitemapPaths(site);
  for (const path of paths) {
    const page = await site.get(path);
    pages.set(path, page);
    documents.set(path, parse(page.body));
    markdownVersions.set(path, await site.get(markdownPath(path)));
  }
}, 60_000);

it("every page of the sitemap has a Markdown version at its path with .md", async () => {
  for (const [path, { status, headers, body }] of markdownVersions) {
    expect(status, path).toBe(200);
    expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(headers["cache-control"]).toMatch(/^public/);
    expect(headers.link).toBe(`<${siteUrl}${path}>; rel="canonical"`);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(body, path).toMatch(/^# \S.*\n\n> \S/);
    expect(body, path).not.toMatch(/\{\{|\{#|undefined|\[object/);
    // Code in posts is not about this site.
    const prose = body.replace(/^```.*?^```/gms, "…");
    expect(prose, path).not.toMatch(/\n\n\n\S|[：，。]\*\*[\p{L}\d]/u);
    expect(prose, path).toContain(`](${siteUrl}${path})`);
    for (const target of findLinks(prose)) expect(target, path).toMatch(/^(https?|mailto|tel):/);
  }
});

it("every page of the sitemap links to its Markdown version in its head, but further pages of a list don't", async () => {
  const alternates = (document: ReturnType<typeof parse>) =>
    document
      .querySelectorAll('link[rel=alternate][type="text/markdown"]')
      .map(({ attrs }) => attrs.href);
  for (const [path, document] of documents) {
    expect(alternates(document), path).toEqual([siteUrl + markdownPath(path)]);
  }
  for (const path of [
    ...(posts.length > 9 ? ["/blog?tab=recent&page=2"] : []),
    "/search",
    "/nope",
  ]) {
    expect(alternates(parse((await site.get(path)).body)), path).toEqual([]);
  }
});

it("a Markdown version has the text of its page", async () => {
  const missing: string[] = [];
  for (const [path, { body }] of markdownVersions) {
    const markdown = strip(body.replace(/\]\([^)\s]+\)/g, ""));
    const elements = documents.get(path)?.querySelectorAll(`main :is(${textual})`) ?? [];
    expect(elements.length, path).toBeGreaterThan(0);
    for (const element of elements) {
      // Folded parts of an element, and paragraphs in it, are checked separately.
      if (element.closest(notText) || element.querySelector("details, p")) continue;
      const text = element.textContent.trim();
      if (sentence.test(text) && !markdown.includes(strip(text))) missing.push(`${path}: ${text}`);
    }
  }
  expect(missing).toEqual([]);
});

it("questions on the contact page keep their order in Markdown", () => {
  const selector = "[aria-labelledby=faq] h3, [aria-labelledby=faq] summary";
  const headings = documents.get("/contact")?.querySelectorAll(selector) ?? [];
  const body = String(markdownVersions.get("/contact")?.body);
  const places = headings.map(({ text }) => body.indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it.each([
  "/nope.md",
  "/zh.md",
  "/blog/index.md",
  `${zhPrefix}/blog/nope.md`,
  ...(hasPart("careers") ? ["/careers/nope.md"] : []),
  "/search.md",
])("%s is a short 404", async (path) => {
  const { status, headers, body } = await site.get(path);
  expect([status, headers["cache-control"], body]).toEqual([404, "no-store", "Not found\n"]);
});

it.each([findPostPath(/^```/m), "/api"].filter((path) => path !== undefined))(
  "code in the Markdown version of %s is unchanged",
  async (path) => {
    const { body } = await site.get(`${path}.md`);
    const code = [...body.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, text]) => text);
    expect(code).not.toEqual([]);
    const { body: html } = await site.get(path);
    const page = parse(html, { blockTextElements: { script: true } });
    expect(code.map((text) => strip(text ?? ""))).toEqual(
      page.querySelectorAll("main pre").map((block) => strip(block.textContent)),
    );
  },
);

const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

it("every page of the sitemap is Markdown for clients that prefer it, and HTML for browsers", async () => {
  for (const path of paths) {
    const negotiated = await site.get(path, { headers: { Accept: "text/markdown, */*;q=0.1" } });
    expect(negotiated.status, path).toBe(200);
    expect(negotiated.headers).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      "content-location": markdownPath(path),
      "cache-control": "private, no-cache",
      vary: "Accept, Accept-Encoding",
      link: `<${siteUrl}${path}>; rel="canonical"`,
    });
    expect(negotiated.headers["cdn-cache-control"]).toBeUndefined();
    expect(negotiated.body).toBe(markdownVersions.get(path)?.body);
    for (const accept of [browser, "*/*", ""]) {
      const { status, headers } = await site.get(path, { headers: { Accept: accept } });
      expect([status, headers["content-type"]], path).toEqual([200, "text/html; charset=utf-8"]);
      expect(headers.vary).toBe("Accept, Accept-Encoding");
    }
  }
});

it("the Markdown of a page has another ETag than the page", async () => {
  const headers = { Accept: "text/markdown" };
  const etag = String((await site.get("/docs", { headers })).headers.etag);
  const condition = { "If-None-Match": etag };
  expect((await site.get("/docs", { headers: { ...headers, ...condition } })).status).toBe(304);
  expect((await site.get("/docs", { headers: condition })).status).toBe(200);
});

it.runIf(hasPart("blog"))("a page with a query is negotiated, too", async () => {
  const headers = { Accept: "text/markdown" };
  const { status, headers: got } = await site.get("/blog?category=tutorials", { headers });
  expect(status).toBe(200);
  expect(got).toMatchObject({ "content-location": "/blog.md", vary: "Accept, Accept-Encoding" });
  const page = await site.get("/blog?category=tutorials");
  expect(page.headers.vary).toBe("Accept, Accept-Encoding");
});

it.each(["/nope", "/blog/nope", "/careers/nope", "/search", "/preview-chat"])(
  "%s has no Markdown version",
  async (path) => {
    const { headers } = await site.get(path, { headers: { Accept: "text/markdown" } });
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  },
);

it.runIf(hasPart("contactForm"))(
  "a form is answered with its page, whatever the client prefers",
  async () => {
    const headers = {
      Accept: "text/markdown",
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: siteUrl,
    };
    const { headers: got } = await site.get("/contact", { method: "POST", headers, body: "name=" });
    expect(got["content-type"]).toBe("text/html; charset=utf-8");
  },
);

it("every page of the sitemap names its targets for tools in Link", async () => {
  const targets = new Map<string, string>();
  for (const [path, first] of pages) {
    const expected = [
      ["alternate", markdownPath(path)],
      ["describedby", inLocale(localeOf(path), "/llms.txt")],
      ["service-desc", inLocale(localeOf(path), "/openapi.json")],
      ["api-catalog", "/.well-known/api-catalog"],
      ["sitemap", "/sitemap.xml"],
    ].filter(([, target = ""]) => !isLeftOut(target));
    const again = await site.get(path, { method: "HEAD" });
    expect([first.status, again.status], path).toEqual([200, 200]);
    for (const { headers } of [first, again]) {
      expect(parseLink(headers.link), path).toEqual(expected);
      expect(String(headers.link).length).toBeLessThan(300);
    }
    for (const [relation, target] of parseLink(first.headers.link)) targets.set(target, relation);
  }
  for (const [target, relation] of targets) {
    const { status, headers } = await site.get(target);
    expect(status, target).toBe(200);
    expect(headers["content-type"], target).toMatch(types[relation] ?? "");
  }
});

it("the search has Link targets without an alternate, and an error has none", async () => {
  for (const path of ["/search?q=api", `${zhPrefix}/search`]) {
    const { headers } = await site.get(path);
    expect(parseLink(headers.link).map(([relation]) => relation)).toEqual([
      "describedby",
      ...(hasPart("api") ? ["service-desc", "api-catalog"] : []),
      "sitemap",
    ]);
  }
  for (const path of ["/nope", "/blog/nope", "/features.data"]) {
    expect(parseLink((await site.get(path)).headers.link), path).toEqual([]);
  }
});

/** Keeps only the letters and digits of a text, without its markup. */
function strip(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}

/** Parses `Link` (RFC 8288) into pairs of relation and target, without the stylesheet that is preloaded. */
function parseLink(header: string | string[] | undefined): [relation: string, target: string][] {
  const links = String(header ?? "").matchAll(/<([^>]+)>; rel="([^"]+)"/g);
  return Array.from(links, ([, target = "", relation = ""]) => [relation, target]);
}

const types: Record<string, RegExp> = {
  alternate: /^text\/markdown;/,
  describedby: /^text\/plain;/,
  "service-desc": /^application\/json;/,
  "api-catalog": /^application\/linkset\+json;/,
  sitemap: /^application\/xml;/,
};
