import { expect, it } from "vitest";
import { hasPart } from "#app/pages.ts";
import { startTestSite, type TestSite } from "../../support/site.ts";
import { zhPrefix } from "../../support/tested-locales.ts";

const site = await startTestSite({ CHAT_APP_URL: "https://chat.example/app" });
const plain = await startTestSite({ SITE_URL: "http://site.example" });

const post = (headers = {}) => ({ method: "POST", body: "a".repeat(200_000), headers });

/** All kinds of responses. */
const responses: [number, string, Parameters<TestSite["get"]>[1]?][] = [
  [200, "/"],
  [200, `${zhPrefix}/features`],
  [200, "/search?q=a"],
  [200, "/features.data"],
  [200, "/preview-chat/answer?q=a"],
  [200, "/healthz"],
  [200, "/readyz"],
  [200, "/chat-status"],
  [200, "/sitemap.xml"],
  [200, "/blog/rss.xml"],
  [200, "/docs.md"],
  [200, "/favicon.svg"],
  [204, "*", { method: "OPTIONS" }],
  [200, "/docs", { headers: { Accept: "text/markdown" } }],
  [308, "/features/"],
  [400, "/%E0%A4%A"],
  [400, "/", { setHost: false }],
  [403, "/contact", { method: "POST", headers: { Origin: "https://evil.example" } }],
  [404, "/nope"],
  [404, "/nope?q=a"],
  [404, "/assets/nope.js"],
  [405, "/features", { method: "TRACE" }],
  [413, "/contact", post()],
  [
    422,
    "/contact",
    { method: "POST", headers: { "Content-Type": "application/x-www-form-urlencoded" } },
  ],
  [501, "/contact", post({ "Transfer-Encoding": "gzip, chunked" })],
];

it.each(responses)("the %i at %s has the base headers", async (expected, path, options = {}) => {
  const { status, headers } = await site.get(path, options);
  expect(status).toBe(expected);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining('microphone=(self "https://chat.example")'),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=63072000",
  });
  expect(headers).not.toHaveProperty("x-powered-by");
  expect(headers).not.toHaveProperty("access-control-allow-origin");
  // A header that is sent twice would be two policies.
  expect(headers["content-security-policy"] ?? "").not.toContain(",");
  if (/html/.test(String(headers["content-type"]))) {
    expectStrict(String(headers["content-security-policy"]));
  }
});

/** Expects a policy with the site's own files, scripts and styles by hash, and the chat's frame only. */
function expectStrict(policy: string): void {
  const directives = new Map(
    policy.split("; ").map((directive): [string, string] => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );
  expect(policy).not.toMatch(/unsafe-|\*|data:|blob:|http:|https:(?!\/\/chat\.example)/);
  for (const name of ["default-src", "frame-ancestors", "base-uri", "object-src"]) {
    expect(directives.get(name), name).toBe("'none'");
  }
  expect(directives.get("form-action")).toBe("'self'");
  expect(directives.get("script-src")).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
  expect(directives.get("style-src")).toBe("'self'");
}

it("the chat's origin is the only one that pages may frame", async () => {
  const { headers } = await site.get("/");
  expect(headers["content-security-policy"]).toMatch(/; frame-src https:\/\/chat\.example(;|$)/);
  const own = (await plain.get("/")).headers["content-security-policy"];
  expect(own).toMatch(
    hasPart("previewChat") ? /; frame-src 'self'(;|$)/ : /; frame-src 'none'(;|$)/,
  );
});

it.each(["/social/en/home.png", "/openapi.json", `${zhPrefix}/openapi.json`])(
  "%s may be embedded elsewhere",
  async (path) => {
    const { status, headers } = await site.get(path);
    expect([status, headers["cross-origin-resource-policy"]]).toEqual([200, "cross-origin"]);
  },
);

it.runIf(hasPart("previewChat"))("the preview chat may be framed by the site alone", async () => {
  const { headers } = await plain.get(`${zhPrefix}/preview-chat`);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
});

it("a site without TLS sends no Strict-Transport-Security", async () => {
  const { headers } = await plain.get("/");
  expect(headers).not.toHaveProperty("strict-transport-security");
  expect(headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
});
