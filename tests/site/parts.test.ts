import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import type { Part } from "#app/pages.ts";
import { parts } from "#app/site/parts.ts";
import { zhPrefix } from "../support/tested-locales.ts";

interface Gone {
  /** Without the locale's prefix. */
  readonly routes?: readonly string[];
  /** Paths that are no routes of their own. */
  readonly links?: readonly string[];
}

/** What disappears with each part. */
const goneWith: Readonly<Record<Part, Gone>> = {
  blog: {
    routes: [
      ...["/blog", "/blog/:slug", "/blog/:slug.md"],
      ...["/blog/authors/:slug", "/blog/authors/:slug.md"],
      ...["/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json"],
      ...["/api-changelog/rss.xml", "/api-changelog/atom.xml"],
      ...["/newsletter/confirm", "/newsletter/unsubscribe"],
    ],
    links: ["/blog?category=product-updates", "/blog#newsletter", "/blog.md"],
  },
  careers: {
    routes: ["/careers", "/careers/:slug", "/careers/:slug.md"],
    links: ["/careers/a-job?sent", "/careers.md"],
  },
  newsletter: {
    routes: ["/newsletter/confirm", "/newsletter/unsubscribe"],
    links: ["/blog#newsletter"],
  },
  contactForm: {},
  api: {
    routes: [
      ...["/api", "/api-terms", "/openapi.json", "/.well-known/api-catalog"],
      ...["/.well-known/agent-skills/index.json", "/.well-known/agent-skills/:skill/SKILL.md"],
      ...["/api-changelog", "/api-changelog/rss.xml", "/api-changelog/atom.xml"],
    ],
    links: [
      "/api#errors",
      "/api-terms.md",
      "/sandbox/v1/conversations",
      "/documents/api-terms.pdf",
    ],
  },
  sandbox: { links: ["/api#sandbox", "/sandbox/v1/conversations"] },
  tryIt: {},
  apiChangelog: {
    routes: ["/api-changelog", "/api-changelog/rss.xml", "/api-changelog/atom.xml"],
    links: ["/api-changelog"],
  },
  mcp: { links: ["/mcp"] },
  previewChat: {
    routes: ["/preview-chat", "/preview-chat/answer"],
    links: ["/#/new-chat", "/?q=Hello"],
  },
  helplines: {},
  privacy: { routes: ["/privacy"], links: ["/privacy#forms", "/documents/privacy.pdf"] },
  terms: { routes: ["/terms"], links: ["/terms?tab=contact", "/documents/all.zip"] },
  security: { routes: ["/security"], links: ["/documents/security.pdf"] },
  license: { routes: ["/license"], links: ["/documents/license.pdf"] },
  accessibility: { routes: ["/accessibility"], links: ["/documents/accessibility.pdf"] },
};

/** Loads modules again, without some parts. */
function leaveOut(off: readonly string[]): void {
  vi.resetModules();
  const without = Object.fromEntries(off.map((part) => [part, false]));
  vi.doMock("#app/site/parts.ts", () => ({ parts: { ...parts, ...without } }));
}
afterAll(() => {
  vi.doUnmock("#app/site/parts.ts");
  vi.resetModules();
});

/** Reads the paths of the routes, without the locale's prefix. */
async function readRoutePaths(): Promise<readonly string[]> {
  const { default: routes } = await import("#app/routes.ts");
  const { withoutLocale } = await import("#app/i18n/paths.ts");
  return routes.map(({ path = "" }) => withoutLocale(`/${path}`));
}

const cases = [
  ...Object.entries(goneWith).map(([part, gone]) => ({ name: part, off: [part], ...gone })),
  {
    name: "all of them",
    off: Object.keys(goneWith),
    routes: Object.values(goneWith).flatMap(({ routes = [] }) => routes),
    links: Object.values(goneWith).flatMap(({ links = [] }) => links),
  },
];

describe.each(cases)("without $name", ({ off, routes = [], links: targets = [] }) => {
  beforeEach(() => leaveOut(off));

  it("only the routes of a part that is left out disappear, in each language", async () => {
    leaveOut([]);
    const all = await readRoutePaths();
    leaveOut(off);
    const remaining = await readRoutePaths();
    const gone = all.filter((path) => !remaining.includes(path));
    // A site may already leave parts out.
    expect(new Set(gone)).toEqual(new Set(routes.filter((path) => all.includes(path))));
  });

  it("no link, menu or line of the sitemap leads to a part that is left out", async () => {
    const { inLocale, isLeftOut } = await import("#app/i18n/paths.ts");
    const { sitemapPages } = await import("#app/seo/sitemap.server.ts");
    const { docsNavigation } = await import("#app/content/docs.server.ts");
    const { copyIn } = await import("#app/i18n/copy.server.ts");
    const { startingPoints } = await import("#app/search/starting-points.ts");
    for (const locale of locales) {
      const left = targets.filter((path) => !isLeftOut(inLocale(locale, path)));
      expect(left).toEqual([]);
      const { groups } = docsNavigation(locale, copyIn(locale, "docs").navigation);
      const links = groups.flatMap((group) => group.links.map(({ to }) => to));
      expect(links.filter(isLeftOut)).toEqual([]);
    }
    const listed = [...sitemapPages(new Date()), ...startingPoints].map(({ path }) => path);
    expect(listed).toContain("/contact");
    expect(listed.filter(isLeftOut)).toEqual([]);
  });

  it("no written answer has a source in a part that is left out", async () => {
    const { allAnswers } = await import("#app/search/answers/answers.server.ts");
    const { isOff } = await import("#app/pages.ts");
    const pages = allAnswers("en").flatMap((answer) => answer.pages);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter(isOff)).toEqual([]);
  });
});

it("a part that is left out has no menu entry, no button, and no link in Markdown", async () => {
  leaveOut(["careers"]);
  const { isShown } = await import("#app/ui/shell/menu-links.tsx");
  const { ButtonLink } = await import("#app/ui/link.tsx");
  const { renderMarkdown } = await import("#app/content/markdown/render-markdown.ts");
  const link = (to: string) => renderToStaticMarkup(ButtonLink({ to, children: "Go" }));
  expect([isShown("about"), isShown("careers")]).toEqual([true, false]);
  expect([link("/about"), link(`${zhPrefix}/careers#open`)]).toEqual([
    expect.stringContaining("href"),
    "",
  ]);
  const { html } = renderMarkdown(
    "---\ntitle: A\n---\n\n[We](/about) have [jobs](/careers).",
    "en",
  );
  expect(html).toContain('<a href="/about">We</a> have jobs.');
});
