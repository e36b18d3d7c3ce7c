import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiDocument } from "#app/api-reference/document.ts";
import { operations } from "#app/api-reference/operations.ts";
import { allPosts } from "#app/content/posts.server.ts";
import { locales, localeTable } from "#app/i18n/locales.ts";
import { inLocale, markdownPath, pagePath } from "#app/i18n/paths.ts";
import { en } from "#app/locales/en/index.ts";
import { zh } from "#app/locales/zh/index.ts";
import { markdownPageNames } from "#app/pages.ts";
import { site as brand } from "#app/site.ts";
import { siteUrl, startSite, type TestSite } from "./site.ts";

const dictionaries = { en, zh };

let site: TestSite;
/** Every page that has a twin, posts too. */
let twinned: string[];

beforeAll(async () => {
  site = await startSite();
  const { body } = await site.get("/sitemap.xml");
  const posts = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = ""]) => new URL(url).pathname)
    .filter((path) => path.includes("/blog/"));
  const pages = locales.flatMap((locale) =>
    markdownPageNames.map((name) => pagePath(locale, name)),
  );
  twinned = [...pages, ...posts];
});
afterAll(() => site[Symbol.asyncDispose]());

/** The targets of a Markdown text's links. */
function links(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
}

describe("pages as Markdown", { timeout: 30_000 }, () => {
  it("are there for every page of docs, API, blog and law", async () => {
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

  it("are named in the heads of their pages, and of no other", async () => {
    for (const path of [...twinned, "/", "/zh/features"]) {
      const document = parse((await site.get(path)).body);
      const alternates = document.querySelectorAll('link[rel=alternate][type="text/markdown"]');
      expect(alternates.map(({ attrs }) => attrs.href)).toEqual(
        twinned.includes(path) ? [`${siteUrl}${markdownPath(path)}`] : [],
      );
    }
  });

  it("say what their pages say", async () => {
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

  it("link to nothing that is missing", async () => {
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

  it("keep code as it is, also where it begins with a #", async () => {
    const { body } = await site.get("/blog/retry-with-backoff.md");
    const code = [...body.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, text]) => text);
    const { body: html } = await site.get("/blog/retry-with-backoff");
    const page = parse(html, { blockTextElements: { script: true } });
    expect(code.map((text) => letters(text ?? ""))).toEqual(
      page.querySelectorAll(".prose pre").map((block) => letters(block.textContent)),
    );
  });

  it.each(locales)("have every operation of the API with its samples: %s", async (locale) => {
    const { body } = await site.get(markdownPath(pagePath(locale, "api")));
    const document = apiDocument(locale);
    for (const { key, method, operation } of operations(document.paths)) {
      expect(body).toContain(`### ${operation.summary}\n\n\`${method.toUpperCase()} ${key}\``);
    }
    for (const { key } of operations(document.webhooks)) expect(body).toContain(`\`${key}\``);
    const count = operations(document.paths).length;
    for (const language of ["bash", "python", "javascript"]) {
      expect(body.match(new RegExp(`^\`\`\`${language}$`, "gm")), language).toHaveLength(count);
    }
  });
});

describe("Accept", () => {
  it.each([
    ["text/markdown", "/docs", "/docs.md"],
    ["text/markdown, text/html;q=0.9, */*;q=0.1", "/zh/api?x=1", "/zh/api.md"],
    ["text/markdown", "/zh/blog/no-difference", "/zh/blog/no-difference.md"],
  ])("%s sends from %s to %s, and no cache keeps that", async (accept, path, location) => {
    const { status, headers } = await site.get(path, { headers: { Accept: accept } });
    expect([status, headers.location]).toEqual([303, location]);
    expect([headers["cache-control"], headers.vary]).toEqual(["no-store", "Accept"]);
  });

  it.each([
    ["*/*", "/docs"],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "/docs"],
    ["text/html, text/markdown;q=0.5", "/docs"],
    ["text/markdown", "/features"],
  ])("%s gets the page at %s", async (accept, path) => {
    const { status, headers } = await site.get(path, { headers: { Accept: accept } });
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(headers.vary ?? "").not.toContain("Accept,");
  });
});

describe.each(locales)("llms.txt in %s", { timeout: 30_000 }, (locale) => {
  const open = () => site.get(inLocale(locale, "/llms.txt"));

  it("has the form of llmstxt.org", async () => {
    const { status, headers, body } = await open();
    expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(body).toMatch(new RegExp(`^# ${brand.name[locale]}\\n\\n> \\S`));
    const [, ...sections] = body.split(/^## /m);
    expect(sections.map((section) => section.split("\n", 1)[0])).toEqual(
      Object.values(dictionaries[locale].llms.sections),
    );
    for (const section of sections) {
      const [, ...lines] = section.trim().split("\n").filter(Boolean);
      for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https:[^)]+\): \S/);
    }
  });

  it("lists every page that has a twin in its language, and nothing that is missing", async () => {
    const listed = links((await open()).body).map((url) => url.slice(siteUrl.length));
    const own = twinned.filter((path) => path.startsWith("/zh") === (locale === "zh"));
    expect(listed).toEqual(expect.arrayContaining(own.map(markdownPath)));
    expect(new Set(listed).size).toBe(listed.length);
    for (const path of listed) expect((await site.get(path)).status, path).toBe(200);
  });
});

describe.each(locales)("openapi.json in %s", (locale) => {
  const path = inLocale(locale, "/openapi.json");

  it("is the document, open to other origins, and kept by caches", async () => {
    const { status, headers, body } = await site.get(path);
    expect([status, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(headers["cache-control"]).toMatch(/^public/);
    const document = JSON.parse(body);
    const { info, externalDocs, ...rest } = document;
    expect(rest).toEqual(without(apiDocument(locale)));
    for (const url of [info.termsOfService, info.contact.url, info.license.url, externalDocs.url]) {
      expect(url).toMatch(new RegExp(`^${siteUrl}${localeTable[locale].prefix}/`));
    }
  });

  it("is not sent again to who has it", async () => {
    const { headers } = await site.get(path);
    const again = await site.get(path, { headers: { "If-None-Match": String(headers.etag) } });
    expect([again.status, again.body]).toEqual([304, ""]);
  });
});

describe.each([
  ...locales.map((locale) => inLocale(locale, "/openapi.json")),
  "/.well-known/api-catalog",
])("a script of another origin at %s", (path) => {
  const headers = { Origin: "https://tool.example" };

  it.each([
    ["GET", 200],
    ["HEAD", 200],
    ["POST", 405],
    ["DELETE", 405],
  ])("reads the answer to %s, %i", async (method, status) => {
    const answer = await site.get(path, { method, headers });
    expect(answer.status).toBe(status);
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(answer.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  });

  it("may ask whether what it has is current", async () => {
    const asked = {
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": "if-none-match",
    };
    const preflight = await site.get(path, {
      method: "OPTIONS",
      headers: { ...headers, ...asked },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD",
      "access-control-allow-headers": "*",
    });

    const { headers: first } = await site.get(path, { headers });
    expect(first["access-control-expose-headers"]).toBe("ETag");
    const known = { ...headers, "If-None-Match": String(first.etag) };
    const again = await site.get(path, { headers: known });
    expect([again.status, again.headers["access-control-allow-origin"]]).toEqual([304, "*"]);
  });
});

it.each(["/", "/feed/openapi.json", "/blog/rss.xml"])("%s is not open to scripts", async (path) => {
  const { headers } = await site.get(path, { headers: { Origin: "https://tool.example" } });
  expect(headers).not.toHaveProperty("access-control-allow-origin");
});

describe("/.well-known/api-catalog", () => {
  it("leads to the API, its description and its documentation (RFC 9727)", async () => {
    const { status, headers, body } = await site.get("/.well-known/api-catalog");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    expect(headers.link).toBe(`<${siteUrl}/.well-known/api-catalog>; rel="api-catalog"`);
    const [list, api] = JSON.parse(body).linkset;
    expect(list.item).toEqual([{ href: brand.api.origin }]);
    expect(api.anchor).toBe(brand.api.origin);
    for (const { href, type } of [
      ...api["service-desc"],
      ...api["service-doc"],
      ...api["terms-of-service"],
    ]) {
      const { pathname } = new URL(href);
      const target = await site.get(pathname);
      expect([target.status, target.headers["content-type"]], href).toEqual([
        200,
        `${type}; charset=utf-8`,
      ]);
    }
  });
});

describe("/.well-known/security.txt", () => {
  it("has every field once, and a policy that is there (RFC 9116)", async () => {
    const { status, headers, body } = await site.get("/.well-known/security.txt");
    expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    const fields = body
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/, 2));
    expect(Object.fromEntries(fields)).toEqual({
      Contact: `mailto:${brand.email.security}`,
      Expires: brand.securityTxtExpires,
      "Preferred-Languages": "en, zh",
      Canonical: `${siteUrl}/.well-known/security.txt`,
      Policy: `${siteUrl}/security#disclosure`,
    });
    expect((await site.get("/security")).body).toContain('id="disclosure"');
  });

  it("is not out of date: if this fails, check the file and move its date in site.ts", () => {
    const month = 30 * 24 * 60 * 60 * 1000;
    expect(Date.parse(brand.securityTxtExpires)).toBeGreaterThan(Date.now() + month);
  });
});

/** What a text says, whatever it is written with. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}

function without(document: object): object {
  const { info: _, externalDocs: __, ...rest } = JSON.parse(JSON.stringify(document));
  return rest;
}
