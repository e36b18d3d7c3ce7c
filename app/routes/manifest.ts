import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { localeTable } from "../i18n/locales.ts";
import { pagePath } from "../i18n/paths.ts";
import { site } from "../site/site.ts";
import type { Route } from "./+types/manifest";

/** The web app manifest (w3.org/TR/appmanifest). */
export function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const start = pagePath(locale, "home");
  const manifest = {
    id: start,
    start_url: start,
    scope: start,
    name: site.name[locale],
    short_name: site.name[locale],
    description: getCopy(context, "chrome").tagline,
    lang: localeTable[locale].tag,
    display: "browser",
    background_color: __THEME_COLOR__.light,
    theme_color: __THEME_COLOR__.light,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
