import type { MetaDescriptor } from "react-router";
import { locales, localeTable } from "../../i18n/locales.ts";
import { feedPath } from "../../i18n/paths.ts";
import { feedFormats, feeds } from "../../pages.ts";
import { site } from "../../site.ts";
import { absolute, type SiteHead } from "../page-head.ts";

/**
 * Autodiscovery (rssboard.org/rss-autodiscovery): the feeds of the page's own language first, because
 * readers that take one feed take the first. No `hreflang`, which would make them alternates of the page.
 */
export function feedLinks({ locale: own, siteUrl }: SiteHead): MetaDescriptor[] {
  return locales
    .toSorted((a, b) => Number(b === own) - Number(a === own))
    .flatMap((locale) =>
      feedFormats.map((format) => ({
        tagName: "link",
        rel: "alternate",
        type: feeds[format].type,
        title: `${site.name[locale]} · ${localeTable[locale].label} · ${feeds[format].label}`,
        href: absolute(siteUrl, feedPath(locale, format)),
      })),
    );
}
