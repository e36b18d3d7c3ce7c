import type { RouterContextProvider } from "react-router";
import { getLocale } from "../i18n/copy.server.ts";
import { settingsContext } from "../load-context.server.ts";
import { site } from "../site.ts";
import type { SiteHead } from "./page-head.ts";

/**
 * What the root loader knows of every page, for loaders that build parts of their page's head themselves:
 * structured data repeats much of the site's configuration, which then stays out of the browser's bundle.
 */
export function siteHead(context: Readonly<RouterContextProvider>, url: URL): SiteHead {
  const locale = getLocale(url);
  return { locale, siteUrl: context.get(settingsContext).siteUrl, brand: site.name[locale] };
}
