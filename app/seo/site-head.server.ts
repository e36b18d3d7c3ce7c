import type { RouterContextProvider } from "react-router";
import { getLocale } from "../i18n/copy.server.ts";
import { settingsContext } from "../load-context.server.ts";
import { site } from "../site/site.ts";
import type { SiteHead } from "./page-head.ts";

/**
 * The `SiteHead` of a request, for loaders that build structured data: it has much of the site's configuration,
 * which this keeps out of the browser's bundle.
 */
export function siteHead(context: Readonly<RouterContextProvider>, url: URL): SiteHead {
  const locale = getLocale(url);
  return { locale, siteUrl: context.get(settingsContext).siteUrl, brand: site.name[locale] };
}
