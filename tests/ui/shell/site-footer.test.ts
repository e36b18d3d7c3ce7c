import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import * as en from "#app/site/locales/en/index.ts";
import * as zh from "#app/site/locales/zh/index.ts";
import { site } from "#app/site/site.ts";
import { SiteFooter } from "#app/ui/shell/site-footer.tsx";

it.each([
  ["en", en.chrome],
  ["zh", zh.chrome],
] as const)("the footer in %s links to the status page if there is one", (locale, copy) => {
  const render = (statusUrl: string | undefined) => {
    const { social } = site;
    const props = { locale, brand: "Brand", year: 2026, social, statusUrl, copy };
    const router = createMemoryRouter([{ path: "*", element: createElement(SiteFooter, props) }]);
    return renderToStaticMarkup(createElement(RouterProvider, { router }));
  };
  const link = `<a href="https://status.example/">${copy.footer.status}</a>`;
  expect(render("https://status.example/")).toContain(link);
  expect(render(undefined)).not.toContain(copy.footer.status);
});
