import type { MetaDescriptor } from "react-router";
import { locales, localeTable } from "../../i18n/locales.ts";
import { feedPath } from "../../i18n/paths.ts";
import { site } from "../../site/site.ts";
import { absolute, type SiteHead } from "../page-head.ts";
import { rssType } from "./rss.ts";

/**
 * Links for the autodiscovery of feeds (rssboard.org/rss-autodiscovery). Those in the page's language come first,
 * because some feed readers take the first one. With `hreflang` they would be alternates of the page.
 */
export function feedLinks({ locale: own, siteUrl }: SiteHead): MetaDescriptor[] {
  return locales
    .toSorted((a, b) => Number(b === own) - Number(a === own))
    .map((locale) => ({
      tagName: "link",
      rel: "alternate",
      type: rssType,
      title: `${site.name[locale]} · ${localeTable[locale].label} · RSS`,
      href: absolute(siteUrl, feedPath(locale, "blog")),
    }));
}
