import { facts } from "../facts.ts";
import { pagePath } from "../i18n/paths.ts";
import { site } from "../site.ts";
import { absolute, type SiteHead } from "./page-head.ts";

/** developers.google.com/search/docs/appearance/structured-data/organization */
export function organization({ siteUrl, brand, locale }: SiteHead) {
  return {
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name: brand,
    legalName: site.legalEntity[locale],
    url: absolute(siteUrl, pagePath(locale, "home")),
    logo: absolute(siteUrl, "/icon-512.png"),
    foundingDate: String(facts.founded),
    email: site.email.contact,
    telephone: site.phone.tel,
    sameAs: Object.values(site.social),
    address: site.offices.map(({ lines: [streetAddress, addressLocality], country }) => ({
      "@type": "PostalAddress",
      streetAddress,
      addressLocality,
      addressCountry: country,
    })),
  };
}

/** developers.google.com/search/docs/appearance/site-names */
export function webSite({ siteUrl, brand, locale }: SiteHead) {
  return {
    "@type": "WebSite",
    name: brand,
    alternateName: Object.values(site.name).filter((name) => name !== brand),
    url: absolute(siteUrl, pagePath(locale, "home")),
    publisher: { "@id": `${siteUrl}/#organization` },
  };
}

interface Crumb {
  readonly name: string;
  /** With the locale's prefix. */
  readonly path: string;
}

/**
 * The way from the home page to this one (developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
export function breadcrumbs(
  { siteUrl, brand, locale }: SiteHead,
  ...trail: readonly Crumb[]
) {
  const home = { name: brand, path: pagePath(locale, "home") };
  return {
    "@type": "BreadcrumbList",
    itemListElement: [home, ...trail].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(siteUrl, path),
    })),
  };
}

/** Questions and answers as they stand on the page (schema.org/FAQPage); answers are plain text. */
export function faqPage(items: readonly { readonly question: string; readonly answer: string }[]) {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
