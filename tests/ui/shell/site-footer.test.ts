import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { languages } from "#app/site/locales/language.ts";
import { site } from "#app/site/site.ts";
import { SiteFooter } from "#app/ui/shell/site-footer.tsx";

it.each(locales)("the footer in %s links to the status page if there is one", (locale) => {
  const copy = languages[locale].copy.layout;
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
