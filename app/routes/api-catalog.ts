import { locales, localeTable } from "../i18n/locales.ts";
import { inLocale, pagePath } from "../i18n/paths.ts";
import { settingsContext } from "../load-context.server.ts";
import { absolute } from "../seo/page-head.ts";
import { site } from "../site.ts";
import type { Route } from "./+types/api-catalog";

/** The API catalog: links to the API, its OpenAPI document and its documentation (RFC 9727, as a linkset of RFC 9264). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const self = absolute(siteUrl, url.pathname);
  const inEveryLanguage = (type: string, path: (locale: (typeof locales)[number]) => string) =>
    locales.map((locale) => ({
      href: absolute(siteUrl, path(locale)),
      type,
      hreflang: [localeTable[locale].hrefLang],
    }));
  const catalog = {
    linkset: [
      { anchor: self, item: [{ href: site.api.origin }] },
      {
        anchor: site.api.origin,
        "service-desc": inEveryLanguage("application/json", (locale) =>
          inLocale(locale, "/openapi.json"),
        ),
        "service-doc": inEveryLanguage("text/html", (locale) => pagePath(locale, "api")),
        "terms-of-service": inEveryLanguage(
          "text/html",
          (locale) => `${pagePath(locale, "license")}#api-terms`,
        ),
      },
    ],
  };
  return new Response(JSON.stringify(catalog, null, 2), {
    headers: {
      "Content-Type": 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      Link: `<${self}>; rel="api-catalog"`,
    },
  });
}
