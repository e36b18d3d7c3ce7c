import fc from "fast-check";
import { expect, it } from "vitest";
import { loadBuild } from "#app/http/rendering/build-source.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale, isLeftOut, markdownPath } from "#app/i18n/paths.ts";
import { getSharedSite } from "../../support/shared-site.ts";

const site = await getSharedSite();

const { sitemapPages } = (await loadBuild()).entry.module;
const pagePaths = sitemapPages(new Date()).map(({ path }) => path);
const otherPaths = [
  ...[
    "/search",
    "/preview-chat",
    "/search.json",
    "/llms.txt",
    "/llms-full.txt",
    "/blog/rss.xml",
    "/features.data",
  ],
  ...["/openapi.json", "/manifest.webmanifest", "/newsletter/confirm"],
  ...pagePaths.map(markdownPath),
];
const existing = [
  ...locales.flatMap((locale) =>
    [...pagePaths, ...otherPaths].map((path) => inLocale(locale, path)),
  ),
  ...["/sitemap.xml", "/robots.txt", "/.well-known/security.txt", "/_.data", "/zh.data"],
  ...["/favicon.svg", "/documents/terms.pdf", "/zh/documents/terms.pdf", "/js/analytics.js"],
].filter((path) => !isLeftOut(path));
const missing = [
  ...["/nope", "/zh/nope", "/blog/nope", "/zh/blog/nope", "/careers/nope", "/nope.md", "/zh.md"],
  ...["/contact/x.css", "/zh/blog/nope.md", "/blog/nope.data", "/assets/nope.js", "/en-us", "/zhx"],
];

/** Spells paths with equivalent segments or characters. */
const spellPaths = (paths: readonly string[]) =>
  fc
    .record({
      path: fc.constantFrom(...paths),
      encoded: fc.nat(60),
      slash: fc.nat(8),
      ending: fc.constantFrom("", "/", "//", "/index.html"),
      prefix: fc.constantFrom("", "/en", "/EN", "/"),
    })
    .map(({ path, encoded, slash, ending, prefix }) => {
      const written = [...path].flatMap((character, at) =>
        character === "/"
          ? Array(at === slash ? 2 : 1).fill("/")
          : at === encoded
            ? `%${character.charCodeAt(0).toString(16)}`
            : character,
      );
      return { path, spelled: prefix + written.join("") + ending };
    });

/** Paths with random upper case and percent-encoded slashes. */
const distorted = spellPaths([...existing, ...missing]).chain(({ spelled }) =>
  fc
    .array(fc.nat(spelled.length), { maxLength: 4 })
    .map((places) =>
      [...spelled]
        .map((character, at) =>
          !places.includes(at) ? character : character === "/" ? "%2f" : character.toUpperCase(),
        )
        .join(""),
    ),
);

async function ask(path: string) {
  const { status, headers } = await site.get(path);
  return { status, location: headers.location };
}

it("every non-canonical form of an existing path redirects to it in one hop", async () => {
  await fc.assert(
    fc.asyncProperty(spellPaths(existing), async ({ path, spelled }) => {
      fc.pre(spelled !== path);
      expect(await ask(spelled)).toEqual({ status: 308, location: path });
    }),
    { numRuns: 300 },
  );
}, 120_000);

it("a redirect never leads to another redirect, however a path is distorted", async () => {
  await fc.assert(
    fc.asyncProperty(distorted, async (path) => {
      const { status, location } = await ask(path);
      if (status !== 308) {
        expect(location).toBeUndefined();
        return;
      }
      // The location never names another host.
      expect(location).toMatch(/^\/(?!\/)/);
      expect((await ask(String(location))).location).toBeUndefined();
    }),
    { numRuns: 500 },
  );
}, 120_000);

it.each([
  ["/en/zh", 308, "/zh"],
  ["/index.html?x", 308, "/?x"],
  ["/features/?a=1&b=%20", 308, "/features?a=1&b=%20"],
  ["/%7Afeatures", 308, "/zfeatures"],
  ["/caf%c3%a9", 308, "/caf%C3%A9"],
  ["/caf%C3%A9", 404, undefined],
  ["/100%25", 404, undefined],
  ["/a..b", 404, undefined],
  ["/energy", 404, undefined],
  ["/ZH/FEATURES", 308, "/zh/FEATURES"],
  ["/ZH/features?a=B", 308, "/zh/features?a=B"],
  ["/zh/blog/nope/", 308, "/zh/blog/nope"],
  ["/contact%2fx.css", 308, "/contact%2Fx.css"],
  ["/zh%2Ffeatures", 404, undefined],
  ["//evil.example/", 308, "/evil.example"],
  ["/favicon.svg/", 308, "/favicon.svg"],
  ["/chat-status/", 200, undefined],
])("%s answers %i", async (path, status, location) => {
  expect(await ask(path)).toEqual({ status, location });
});

it("a redirect says how long it may be stored", async () => {
  const { headers } = await site.get("/zh//blog/nope/");
  expect(headers["cache-control"]).toBe("public, max-age=3600");
});
