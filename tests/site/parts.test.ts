import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

/* Modules are loaded anew, without the careers page. */
beforeAll(() => {
  vi.resetModules();
  vi.doMock("#app/site/parts.ts", () => ({ parts: { careers: false } }));
});
afterAll(() => {
  vi.doUnmock("#app/site/parts.ts");
  vi.resetModules();
});

it("a part that is off has no route, in no language, and no line in the sitemap", async () => {
  const { default: routes } = await import("#app/routes.ts");
  const { sitemapPages } = await import("#app/seo/sitemap.server.ts");
  for (const list of [routes, sitemapPages(new Date())]) {
    expect(JSON.stringify(list)).toContain("about");
    expect(JSON.stringify(list)).not.toContain("careers");
  }
});

it("a part that is off has no place in menus, no button, and in Markdown no link", async () => {
  const { isShown } = await import("#app/ui/shell/menu-links.tsx");
  const { ButtonLink } = await import("#app/ui/link.tsx");
  const { renderMarkdown } = await import("#app/content/markdown/render-markdown.ts");
  const link = (to: string) => renderToStaticMarkup(ButtonLink({ to, children: "Go" }));
  expect([isShown("about"), isShown("careers")]).toEqual([true, false]);
  expect([link("/about"), link("/zh/careers#open")]).toEqual([expect.stringContaining("href"), ""]);
  const { html } = renderMarkdown(
    "---\ntitle: A\n---\n\n[We](/about) have [jobs](/careers).",
    "en",
  );
  expect(html).toContain('<a href="/about">We</a> have jobs.');
});

it("a written answer goes if all its pages are off", async () => {
  const { allAnswers } = await import("#app/search/answers/answers.server.ts");
  const pages = allAnswers("en").flatMap((answer) => answer.pages);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((page) => page.startsWith("/careers"))).toEqual([]);
});
