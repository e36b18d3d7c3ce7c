import { globSync, readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { chineseFaults } from "#app/build/vite/content-check/typography.ts";
import { allPosts } from "#app/content/posts.server.ts";
import {
  alternates,
  defaultLocale,
  type Locale,
  locales,
  localeTable,
  prefixOf,
} from "#app/i18n/locales.ts";
import { inLocale, itemPath, localeOf, pagePath, withoutLocale } from "#app/i18n/paths.ts";
import { hasPart, isOff, pages } from "#app/pages.ts";
import { getSharedSite } from "../support/shared-site.ts";
import { siteUrl } from "../support/site.ts";
import { fetchSitemapPaths } from "../support/sitemap-paths.ts";
import { authorPath, job, postPath, posts } from "../support/subjects.ts";
import { zhPrefix } from "../support/tested-locales.ts";
import { readTextLines } from "../support/visible-text.ts";

const site = await getSharedSite();
/** Every path that the sitemap lists, in all languages. */
let listed: string[];

beforeAll(async () => {
  listed = await fetchSitemapPaths(site);
});

async function read(path: string) {
  const { body, ...answer } = await site.get(path);
  const document = parse(body);
  const meta = (name: string) =>
    document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute("content");
  return { ...answer, body, document, meta };
}

const opened = new Map<string, ReturnType<typeof read>>();

/** Opens a page. It is read and parsed only once, which takes longer than most tests. */
function open(path: string): ReturnType<typeof read> {
  const page = opened.get(path) ?? read(path);
  opened.set(path, page);
  return page;
}

const table = locales.flatMap((locale) =>
  Object.values(pages).map((page): [Locale, string] => [locale, inLocale(locale, `/${page}`)]),
);

/** Reads the canonical address of a page, and its addresses in the other languages. */
async function readAddresses(path: string) {
  const { document } = await open(path);
  const links = document.querySelectorAll("link[rel=canonical], link[rel=alternate][hreflang]");
  return links.map(({ attrs }) => attrs.href?.slice(siteUrl.length));
}

const furtherPages = ["/blog?page=2", `${zhPrefix}/blog?tab=recent&page=2&utm_source=x`];

it.each(posts.length > 9 ? furtherPages : [])(
  "%s has its own address for search engines",
  async (path) => {
    const second = locales.map((locale) => `${inLocale(locale, "/blog")}?tab=recent&page=2`);
    const own = second[locales.indexOf(localeOf(path))];
    expect(await readAddresses(path)).toEqual([
      own,
      ...alternates.map(([, locale]) => second[locales.indexOf(locale)]),
    ]);
    const [first, page] = [await open("/blog"), await open(path)];
    expect(page.meta("og:title")).not.toBe(first.meta("og:title"));
    // Search engines show about this much of a title.
    expect(page.document.querySelector("title")?.text.length).toBeLessThanOrEqual(70);
  },
);

it.each(["/blog?page=1", "/blog?q=retry", "/blog?category=tutorials&tab=recent", "/blog?page=x"])(
  "%s has the address of the blog for search engines",
  async (path) => {
    expect(await readAddresses(path)).toEqual([
      "/blog",
      ...alternates.map(([, locale]) => inLocale(locale, "/blog")),
    ]);
  },
);

describe.each(table)("%s %s", (locale, path) => {
  it("a page is in its language and has a complete head", async () => {
    const { status, headers, document, meta } = await open(path);
    const url = new URL(path, siteUrl).href;
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(document.querySelector("html")?.getAttribute("lang")).toBe(localeTable[locale].tag);
    expect(document.querySelectorAll("title")).toHaveLength(1);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.querySelectorAll("link[rel=canonical]").map((link) => link.attrs.href)).toEqual(
      [url],
    );
    expect(meta("robots")).toBe("index, follow");
    expect(meta("og:url")).toBe(url);
    expect(meta("og:locale")).toBe(localeTable[locale].openGraph);
    expect(meta("og:image")).toMatch(new RegExp(`^${siteUrl}/social/${locale}/`));
    expect(meta("twitter:card")).toBe("summary_large_image");
    expect(document.querySelectorAll("meta[name=theme-color]")).toHaveLength(2);
    const { mainlandChina } = localeTable[locale];
    expect(meta("applicable-device")).toBe(mainlandChina ? "pc,mobile" : undefined);
    expect(document.querySelector("link[rel=manifest]")).not.toBeNull();
  });

  it("the alternates of a page are all languages, and the default one for other readers", async () => {
    const { document } = await open(path);
    const links = document.querySelectorAll("link[rel=alternate][hreflang]");
    const urlIn = (language: Locale) => siteUrl + inLocale(language, withoutLocale(path));
    const languages = locales.map((name) => [localeTable[name].hrefLang, urlIn(name)]);
    expect(links.map(({ attrs }) => [attrs.hreflang, attrs.href])).toEqual(
      locales.length > 1 ? [...languages, ["x-default", urlIn(defaultLocale)]] : [],
    );
  });
});

it.each(table)("in %s, %s links to itself in every other language", async (locale, path) => {
  const { document } = await open(path);
  const links = document.querySelectorAll("header > div a[hreflang]");
  const others = locales.filter((other) => other !== locale);
  const address = withoutLocale(path);
  expect(links.map((link) => link.attrs.href)).toEqual(
    others.map((other) => inLocale(other, address)),
  );
});

it("the header marks the current page", async () => {
  const { document } = await open(`${zhPrefix}/features`);
  const marked = document.querySelectorAll("header [aria-current=page]");
  expect(new Set(marked.map(({ attrs }) => attrs.href))).toEqual(new Set([`${zhPrefix}/features`]));
});

it("every page begins with its h1, and has no markup in its text and no fault of Chinese typography", async () => {
  const question = encodeURIComponent("怎么订阅邮件");
  const others = [
    ...["/search", `/search?q=${question}`, "/nope", `/preview-chat?q=${question}`],
    ...["/contact?sent", "/blog?q=zzzz"],
  ]
    .filter((path) => !isOff(path))
    .flatMap((path) => locales.map((locale) => inLocale(locale, path)));
  const faults: string[] = [];
  for (const path of [...listed, ...others]) {
    const { document, body } = await open(path);
    const first = document.querySelector("main :is(h1, h2, h3, h4, h5, h6)");
    expect(first?.tagName, path).toBe("H1");
    const lines = readTextLines(body);
    const unread = lines.filter((line) => line.includes("]("));
    faults.push(...unread.map((line) => `${path} shows the markup of a link: ${line}`));
    if (!localeTable[localeOf(path)].spacesHan) continue;
    for (const [fault, pattern] of chineseFaults) {
      const found = lines.filter((line) => pattern.test(line));
      faults.push(...found.map((line) => `${path} has ${fault}: ${line}`));
    }
  }
  expect(faults).toEqual([]);
});

it.each(locales)(
  "the home page in %s ends with the newest posts and a link to the prices",
  async (locale) => {
    const { document } = await open(inLocale(locale, "/"));
    const links = (selector: string) =>
      document.querySelectorAll(`main ${selector}`).map(({ attrs }) => attrs.href);
    expect(links("article h3 a")).toEqual(
      allPosts(locale)
        .slice(0, 3)
        .map(({ slug }) => itemPath(locale, "post", slug)),
    );
    expect(links("section:last-child a")).toContain(pagePath(locale, "pricing"));
  },
);

it("the language of a page does not depend on Accept-Language", async () => {
  const headers = { "Accept-Language": "zh-CN", Cookie: "lng=zh; i18next=zh" };
  for (const path of ["/", "/?lng=zh", "/features?lng=zh"]) {
    expect((await site.get(path, { headers })).body).toContain('<html lang="en"');
  }
});

it("every listed page has a unique title and description of the right length", async () => {
  const seen = new Map<string, string>();
  for (const path of listed) {
    const { document, meta } = await open(path);
    const title = document.querySelector("title")?.text ?? "";
    const description = meta("description") ?? "";
    const [least, most] = localeTable[localeOf(path)].cjk ? [25, 90] : [50, 160];
    expect([...description].length, path).toBeGreaterThanOrEqual(least);
    expect([...description].length, path).toBeLessThanOrEqual(most);
    expect(seen.get(title), `${path} repeats a title`).toBeUndefined();
    expect(seen.get(description), `${path} repeats a description`).toBeUndefined();
    seen.set(title, path).set(description, path);
  }
});

/** Lists the texts of structured data that a page must show (developers.google.com/search/docs/appearance/structured-data/sd-policies). */
function listClaims(data: StructuredData): string[] {
  const { headline, title, mainEntity = [] } = data;
  const entities = [mainEntity]
    .flat()
    .flatMap(({ name, jobTitle, acceptedAnswer }) => [name, jobTitle, acceptedAnswer?.text]);
  return [headline, title, ...entities].filter((text) => text !== undefined);
}

interface StructuredData {
  readonly "@type": string;
  readonly headline?: string;
  readonly title?: string;
  readonly mainEntity?: Entity | readonly Entity[];
}

interface Entity {
  readonly name: string;
  readonly jobTitle?: string;
  readonly acceptedAnswer?: { text: string };
}

it("structured data follows schema.org, and its texts are on the page", async () => {
  const types = new Set<string>();
  for (const path of listed) {
    const { document } = await open(path);
    const text = document.querySelector("main")?.text.replace(/\s/g, "") ?? "";
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      const data: StructuredData & { "@context": string } = JSON.parse(script.text);
      expect(data["@context"], path).toBe("https://schema.org");
      types.add(data["@type"]);
      for (const claim of listClaims(data)) expect(text).toContain(claim.replace(/\s/g, ""));
    }
  }
  expect(types.has("JobPosting")).toBe(Boolean(job));
  expect([...types]).toEqual(
    expect.arrayContaining([
      ...["BreadcrumbList", "FAQPage"],
      ...(hasPart("blog") ? ["BlogPosting", "ProfilePage"] : []),
    ]),
  );
});

it("no page has a broken link", { timeout: 60_000 }, async () => {
  const documents = new Map<string, Awaited<ReturnType<typeof open>>>();
  // The empty search page has links, too.
  const searches = locales.map((locale) => inLocale(locale, "/search"));
  for (const path of [...listed, ...searches]) documents.set(path, await open(path));
  const broken: string[] = [];
  for (const [from, { document, headers }] of documents) {
    if (!String(headers["content-type"]).startsWith("text/html")) continue;
    for (const { attrs } of document.querySelectorAll("a[href]")) {
      const url = new URL(attrs.href ?? "", new URL(from, siteUrl));
      if (url.origin !== siteUrl) continue;
      const path = url.pathname;
      const known = documents.get(path) ?? (await open(path + url.search));
      documents.set(path, known);
      const id = decodeURIComponent(url.hash.slice(1));
      const anchored = !id || id.startsWith("/") || known.document.getElementById(id);
      if (known.status !== 200 || !anchored) broken.push(`${from} → ${attrs.href}`);
    }
  }
  expect(broken).toEqual([]);
});

it("the sitemap lists every page of the route table in every language", () => {
  expect(listed).toEqual(expect.arrayContaining(table.map(([, path]) => path)));
  expect(new Set(listed).size).toBe(listed.length);
});

it("the sitemap has only dates of content", async () => {
  const { body } = await site.get("/sitemap.xml");
  const content = globSync("app/site/**/*.{md,ts}")
    .map((file) => readFileSync(file, "utf8"))
    .join();
  const dates = [...body.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, date]) => date);
  expect(dates.length).toBeGreaterThan(allPosts("en").length * locales.length);
  for (const date of dates) expect(content).toContain(date);
});

it("each language has a web app manifest", async () => {
  for (const locale of locales) {
    const { status, body } = await site.get(`${prefixOf(locale)}/manifest.webmanifest`);
    expect(status).toBe(200);
    const { lang, icons } = JSON.parse(body);
    expect(lang).toBe(localeTable[locale].tag);
    for (const { src } of icons) expect((await site.get(src)).status).toBe(200);
  }
});

it("every listed page has an Open Graph image", async () => {
  for (const path of listed) {
    const { meta } = await open(path);
    const picture = new URL(meta("og:image") ?? "");
    const { status, headers } = await site.get(picture.pathname);
    expect([status, headers["content-type"]], picture.pathname).toEqual([200, "image/png"]);
  }
});

it.runIf(hasPart("blog")).each(locales)(
  "a post in %s shows its breadcrumbs, and leads to its author's page",
  async (locale) => {
    const { document } = await open(inLocale(locale, postPath));
    const links = document.querySelectorAll("main header nav a");
    const shown = links.map(({ text, attrs }) => [text, siteUrl + attrs.href]);
    const trails = document
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.text))
      .filter((data) => data["@type"] === "BreadcrumbList")
      .map(({ itemListElement }) => itemListElement.slice(1, -1));
    expect(trails).toEqual([
      shown.map(([name, item], index) => ({
        "@type": "ListItem",
        position: index + 2,
        name,
        item,
      })),
    ]);
    expect(shown).toHaveLength(2);

    const path = inLocale(locale, authorPath);
    expect(document.querySelectorAll(`main header a[href="${path}"]`)).toHaveLength(1);
    const about = await open(inLocale(locale, "/about"));
    expect(about.document.querySelectorAll(`main a[href="${path}"]`)).toHaveLength(1);
    const author = await open(path);
    const posts = author.document
      .querySelectorAll("main article h3 a")
      .map(({ attrs }) => attrs.href);
    expect(posts).toContain(inLocale(locale, postPath));
    expect((await site.get(inLocale(locale, "/blog/authors/nobody"))).status).toBe(404);
  },
);
