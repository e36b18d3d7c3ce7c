import { type Locale, locales, localeTable } from "../i18n/locales.ts";
import { apiFormatPath, pagePath } from "../i18n/paths.ts";
import { skillPath } from "../llms/skill-paths.ts";
import { settingsContext } from "../load-context.server.ts";
import { sandboxPath } from "../pages.ts";
import { absolute } from "../seo/page-head.ts";
import { site } from "../site.ts";
import type { Route } from "./+types/api-catalog";

/**
 * The API catalog (RFC 9727, as a linkset of RFC 9264): the API and its sandbox, each with its descriptions, its
 * collections for API clients and its skill, its documentation and its terms (relations of RFC 8631).
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const self = absolute(siteUrl, url.pathname);
  const sandbox = absolute(siteUrl, sandboxPath);
  const inEveryLanguage = (type: string, path: (locale: Locale) => string) =>
    locales.map((locale) => ({
      href: absolute(siteUrl, path(locale)),
      type,
      hreflang: [localeTable[locale].hrefLang],
    }));
  const formats = (...names: readonly Parameters<typeof apiFormatPath>[1][]) =>
    names.flatMap((name) =>
      inEveryLanguage("application/json", (locale) => apiFormatPath(locale, name)),
    );
  const descriptions = {
    "service-desc": formats("openapi", "arazzo"),
    "service-meta": [
      ...formats("postman", "bruno"),
      ...inEveryLanguage("text/markdown", skillPath),
    ],
  };
  const documentation = (hash: string) =>
    inEveryLanguage("text/html", (locale) => pagePath(locale, "api") + hash);
  const catalog = {
    linkset: [
      { anchor: self, item: [{ href: site.api.origin }, { href: sandbox }] },
      {
        anchor: site.api.origin,
        ...descriptions,
        "service-doc": documentation(""),
        "terms-of-service": inEveryLanguage("text/html", (locale) => pagePath(locale, "api-terms")),
      },
      { anchor: sandbox, ...descriptions, "service-doc": documentation("#sandbox") },
    ],
  };
  return new Response(JSON.stringify(catalog, null, 2), {
    headers: {
      "Content-Type": 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      Link: `<${self}>; rel="api-catalog"`,
    },
  });
}
