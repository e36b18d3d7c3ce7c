import { defaultLocale } from "../i18n/locales.ts";
import { pagePath } from "../i18n/paths.ts";
import { facts } from "../site/facts.ts";
import { site } from "../site/site.ts";
import { absolute, type SiteHead } from "./page-head.ts";
import { postalAddress } from "./postal-address.ts";

/**
 * Structured data of the organization. Its `@id` and URL are the same in all languages
 * (developers.google.com/search/docs/appearance/structured-data/organization).
 */
export function organization({ siteUrl, brand, locale }: SiteHead) {
  return {
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name: brand,
    legalName: site.legalEntity[locale],
    url: absolute(siteUrl, pagePath(defaultLocale, "home")),
    logo: absolute(siteUrl, "/icon-512.png"),
    foundingDate: String(facts.founded),
    email: site.email.contact,
    telephone: site.phone.tel,
    sameAs: site.social.map(({ url }) => url),
    address: site.offices.map(postalAddress),
  };
}

/** Structured data of the site's name (developers.google.com/search/docs/appearance/site-names). */
export function webSite({ siteUrl, brand, locale }: SiteHead) {
  return {
    "@type": "WebSite",
    name: brand,
    alternateName: Object.values(site.name).filter((name) => name !== brand),
    url: absolute(siteUrl, pagePath(locale, "home")),
    publisher: { "@id": `${siteUrl}/#organization` },
  };
}
