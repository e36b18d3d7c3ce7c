import { type Locale, locales, localeTable } from "../i18n/locales.ts";
import { openapiPath, pagePath } from "../i18n/paths.ts";
import { settingsContext } from "../load-context.server.ts";
import { hasPart, sandboxPath } from "../pages.ts";
import { absoluteUrl } from "../seo/page-head.ts";
import { site } from "../site/site.ts";
import type { Route } from "./+types/api-catalog";

/** The API catalog (RFC 9727, as a linkset of RFC 9264): the API and its sandbox (relations of RFC 8631). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const self = absoluteUrl(siteUrl, url.pathname);
  const linksByLocale = (type: string, path: (locale: Locale) => string) =>
    locales.map((locale) => ({
      href: absoluteUrl(siteUrl, path(locale)),
      type,
      hreflang: [localeTable[locale].hrefLang],
    }));
  const sandbox = hasPart("sandbox") ? [absoluteUrl(siteUrl, sandboxPath)] : [];
  const apis = [site.api.origin, ...sandbox];
  const links = {
    "service-desc": linksByLocale("application/json", openapiPath),
    "service-doc": linksByLocale("text/html", (locale) => pagePath(locale, "api")),
    "terms-of-service": linksByLocale("text/html", (locale) => pagePath(locale, "api-terms")),
  };
  const linkset = [
    { anchor: self, item: apis.map((href) => ({ href })) },
    ...apis.map((anchor) => ({ anchor, ...links })),
  ];
  return new Response(JSON.stringify({ linkset }, null, 2), {
    headers: {
      "Content-Type": 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      Link: `<${self}>; rel="api-catalog"`,
    },
  });
}
