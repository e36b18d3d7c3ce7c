import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { loadBuild } from "#app/http/rendering/build-source.ts";
import { localeTable } from "#app/i18n/locales.ts";
import { plainText } from "#app/i18n/markup.ts";
import { hasPart } from "#app/pages.ts";
import * as en from "#app/site/locales/en/index.ts";
import english from "#app/site/locales/en/static-pages.json" with { type: "json" };
import { makeBuild, startSite, startTestSite, type TestSite } from "../../support/site.ts";
import { zh, zhCopy, zhPrefix } from "../../support/tested-locales.ts";

const built = await loadBuild();

const site = await startTestSite();
const broken = await startTestSite(
  {},
  {
    build: await makeBuild(() => {
      throw new Error("A secret of the house");
    }),
  },
);
const storeless = await startTestSite({ DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" });

type Options = Parameters<TestSite["get"]>[1];

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const post = (body: string | Buffer, headers = {}): Options => ({
  method: "POST",
  headers: { ...form, ...headers },
  body,
});
const message = "name=A&email=a@visitor.example&subject=s&message=m";

/** Exceeds the rate limit of the preview chat. */
async function exceedLimit(path: string): Promise<void> {
  for (let times = 0; times < 30; times++) await site.get(path);
}

describe.each([
  ["", "en", en, english],
  [zhPrefix, localeTable[zh].tag, zhCopy, zhCopy.staticPages],
])(
  "an error below “%s” is a page in its language",
  (prefix, lang, copy, { pages, again: tryAgain }) => {
    const { forms, newsletterPages, notFound } = copy;
    it.each<[number, string, Options, string, (() => TestSite)?]>([
      [400, "/%E0%A4%A", {}, pages[400].title],
      [403, "/contact", post("", { Origin: "https://evil.example" }), pages[403].title],
      [404, "/nope", {}, notFound.heading],
      [404, "/FEATURES", {}, notFound.heading],
      [404, "/blog/nope", {}, notFound.heading],
      [405, "/features", post("a=b"), pages[405].title],
      [405, "/contact", { method: "DELETE" }, pages[405].title],
      [410, "/newsletter/confirm?token=no", post(""), newsletterPages.confirm.invalid.heading],
      [413, "/contact", post("a".repeat(200_000)), pages[413].title],
      [415, "/contact", post("a", { "Content-Encoding": "gzip" }), pages[415].title],
      [
        415,
        "/contact",
        post("{}", { "Content-Type": "text/json" }),
        forms.problems.unreadable.heading,
      ],
      [422, "/contact", post("name=A"), forms.missing.email],
      [429, "/preview-chat?q=a", {}, pages[429].title],
      [500, "/features", {}, pages[500].title, () => broken],
      [500, "/search?q=a", {}, pages[500].title, () => broken],
      [500, "/contact", post("name=A"), pages[500].title, () => broken],
      [503, "/contact", post(message), forms.problems.unavailable.heading, () => storeless],
    ])(
      "the %i at %s is a page in the language of the path",
      async (expected, path, options, words, where = () => site) => {
        if (expected === 429) await exceedLimit(prefix + path);
        const { status, headers, body } = await where().get(prefix + path, options);
        expect(status).toBe(expected);
        const document = parse(body);
        expect(document.querySelector("html")?.attrs.lang).toBe(lang);
        expect(document.querySelector("main")?.text).toContain(plainText(words));
        expect(document.querySelector("title")?.text).toBeTruthy();
        if (expected === 404) expect(document.querySelector("link[rel=canonical]")).toBeFalsy();
        expect(document.querySelector("link[rel=stylesheet]")?.attrs.href).toMatch(
          /^\/assets\/.+\.css$/,
        );
        expect(document.querySelector(`a[href="${prefix || "/"}"]`)).toBeTruthy();
        expect(document.querySelector(`a[href="${prefix}/contact"]`)).toBeTruthy();
        expect(headers["cache-control"]).toBe("no-store");
        expect(headers["content-security-policy"]).toMatch(
          /^default-src 'none'; script-src 'self' 'sha256-/,
        );
        expect(headers["x-content-type-options"]).toBe("nosniff");
        const robots = document.querySelector("meta[name=robots]")?.attrs.content;
        expect([robots, headers["x-robots-tag"]]).toContain("noindex");
        // Temporary errors have a link to retry.
        const again = document.querySelector("a[href='']")?.text;
        if ([429, 500].includes(expected)) expect(again).toBe(tryAgain);
        else expect(again).toBeUndefined();
        if (where() === broken) expect(body).toContain(`<code>${headers["x-request-id"]}</code>`);
        expect(body).not.toMatch(/secret of the house|node_modules|\n\s+at /);
      },
    );
  },
);

it("a client that does not accept HTML gets one line of text", async () => {
  const headers = { Accept: "application/json" };
  for (const [method, path, line] of [
    ["PUT", `${zhPrefix}/contact`, "Method Not Allowed\n"],
    ["GET", "/%E0%A4%A", "Bad Request\n"],
  ] as const) {
    const answer = await site.get(path, { method, headers });
    expect([answer.headers["content-type"], answer.body]).toEqual([
      "text/plain; charset=utf-8",
      line,
    ]);
  }
});

it("renderings above the limit are refused at once, while cached pages are served", async () => {
  const released = Promise.withResolvers<void>();
  await using busy = await startSite(
    { RATE_LIMIT_DISABLED: "1" },
    {
      build: await makeBuild(async (request, ...rest) => {
        if (request.url.includes("search")) await released.promise;
        return built.entry.module.default(request, ...rest);
      }),
    },
  );
  await busy.get("/features");
  const searches = Array.from({ length: 73 }, () => busy.get(`${zhPrefix}/search?q=a`));
  const { status, headers, body } = await Promise.race(searches);
  expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  expect(body).toContain(zhCopy.staticPages.pages[503].title);

  expect((await busy.get("/contact?type=sales")).status).toBe(503);
  for (const path of hasPart("contactForm") ? ["/contact", `${zhPrefix}/contact.data`] : []) {
    const sent = await busy.get(path, post(message));
    // The mark of the router's own responses. Without it, the browser knows that the router did not get the request.
    expect([sent.status, sent.headers["x-remix-response"]], path).toEqual([503, undefined]);
  }
  for (const path of ["/features", "/healthz", "/readyz", "/favicon.svg"]) {
    expect((await busy.get(path)).status, path).toBe(200);
  }
  released.resolve();
  const answers = await Promise.all(searches);
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(72);
  expect((await busy.get("/contact?type=sales")).status).toBe(200);
});
