import type { RouterContextProvider } from "react-router";
import type { JobView } from "../content/job-view.server.ts";
import { escapeHtml } from "../content/markdown/escape-html.ts";
import type { memberView } from "../content/people.server.ts";
import type { Post } from "../content/posts.server.ts";
import { type CopyOf, getLocale } from "../i18n/copy.server.ts";
import { defaultLocale, localeTable } from "../i18n/locales.ts";
import { itemPath, pagePath } from "../i18n/paths.ts";
import { settingsContext } from "../load-context.server.ts";
import { facts } from "../site/facts.ts";
import { closingTime, type Job } from "../site/jobs.ts";
import { type Office, site, team } from "../site/site.ts";
import { absoluteUrl, ogImageUrl, type SiteHead } from "./page-head.ts";

/*
 * Structured data (schema.org) with what Google requires or recommends
 * (developers.google.com/search/docs/appearance/structured-data). Breadcrumbs and questions are in page-head.ts.
 */

/**
 * The `SiteHead` of a request, for loaders that build structured data. Building it on the server keeps much of the site's
 * configuration out of the browser's bundle.
 */
export function siteHead(context: Readonly<RouterContextProvider>): SiteHead {
  const locale = getLocale(context);
  return { locale, siteUrl: context.get(settingsContext).siteUrl, brand: site.name[locale] };
}

/** The organization (…/organization). Its `@id` and URL are the same in all languages. */
export function organization(head: SiteHead) {
  return {
    ...organizationName(head),
    legalName: site.legalEntity[head.locale],
    url: absoluteUrl(head.siteUrl, pagePath(defaultLocale, "home")),
    logo: absoluteUrl(head.siteUrl, "/icon-512.png"),
    foundingDate: String(facts.founded),
    email: site.email.contact,
    telephone: site.phone.tel,
    sameAs: site.social.map(({ url }) => url),
    address: site.offices.map(postalAddress),
  };
}

function organizationName({ siteUrl, brand }: SiteHead) {
  return { "@type": "Organization", "@id": `${siteUrl}/#organization`, name: brand };
}

/** An office (schema.org/PostalAddress). */
function postalAddress({ lines: [streetAddress], postal }: Office) {
  return {
    "@type": "PostalAddress",
    streetAddress,
    addressLocality: postal.locality,
    addressRegion: postal.region,
    postalCode: postal.code,
    addressCountry: postal.country,
  };
}

/** The site's name (developers.google.com/search/docs/appearance/site-names). */
export function webSite({ siteUrl, brand, locale }: SiteHead) {
  return {
    "@type": "WebSite",
    name: brand,
    alternateName: Object.values(site.name).filter((name) => name !== brand),
    url: absoluteUrl(siteUrl, pagePath(locale, "home")),
    publisher: { "@id": `${siteUrl}/#organization` },
  };
}

/**
 * The API with the plans that have a price (…/product-snippet). Google's type for software would need ratings, and its type for
 * questions and answers is only for governments and health organizations.
 */
export function apiProduct(head: SiteHead, plans: CopyOf<"plans">) {
  const { brand, siteUrl, locale } = head;
  const url = absoluteUrl(siteUrl, `${pagePath(locale, "pricing")}#plans`);
  return {
    "@type": "Product",
    name: `${brand} API`,
    description: plans.professional.text,
    image: ogImageUrl(head, "pricing"),
    brand: { "@type": "Brand", name: brand },
    offers: (["starter", "professional"] as const).map((plan) => {
      const price = { price: facts.pricePerMonth[plan], priceCurrency: facts.currency };
      return {
        "@type": "Offer",
        name: plans[plan].name,
        description: plans[plan].text,
        url,
        ...price,
        // The codes of UN/CEFACT: MON is a month.
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          ...price,
          valueAddedTaxIncluded: false,
          unitCode: "MON",
        },
      };
    }),
  };
}

/** A post (…/article), with the name of its category. */
export function blogPosting(head: SiteHead, post: Post, category: string) {
  const { siteUrl, locale } = head;
  const { url: publisherUrl, logo } = organization(head);
  const url = absoluteUrl(siteUrl, itemPath(locale, "post", post.slug));
  // The date of a post is also that of its last change. Parsers need a time (RFC 3339).
  const date = new Date(post.date).toISOString();
  return {
    "@type": "BlogPosting",
    mainEntityOfPage: url,
    url,
    headline: post.title,
    description: post.excerpt,
    image: [ogImageUrl(head, `blog/${post.slug}`)],
    datePublished: date,
    dateModified: date,
    inLanguage: localeTable[locale].tag,
    articleSection: category,
    keywords: post.tags,
    author: {
      "@type": "Person",
      name: team[post.author].name[locale],
      url: absoluteUrl(siteUrl, itemPath(locale, "author", post.author)),
    },
    publisher: { ...organizationName(head), url: publisherUrl, logo },
  };
}

/** An author's page (…/profile-page). */
export function profilePage(head: SiteHead, author: ReturnType<typeof memberView>) {
  const { id, name, role, about = role } = author;
  const url = absoluteUrl(head.siteUrl, itemPath(head.locale, "author", id));
  return {
    "@type": "ProfilePage",
    url,
    mainEntity: {
      "@type": "Person",
      "@id": `${url}#person`,
      name,
      url,
      jobTitle: role,
      description: about,
      worksFor: organizationName(head),
    },
  };
}

/** A job (…/job-posting), with the text of its page. */
export function jobPosting(head: SiteHead, job: Job, view: JobView, headings: CopyOf<"jobList">) {
  const { siteUrl, brand, locale } = head;
  const offices = site.offices.filter(({ id }) => job.offices.includes(id));
  return {
    "@type": "JobPosting",
    title: view.title,
    description: descriptionHtml(view, headings),
    identifier: { "@type": "PropertyValue", name: brand, value: job.slug },
    url: absoluteUrl(siteUrl, view.path),
    datePosted: job.posted,
    validThrough: closingTime(job),
    employmentType: job.employment,
    hiringOrganization: {
      "@type": "Organization",
      name: brand,
      sameAs: absoluteUrl(siteUrl, pagePath(locale, "home")),
      logo: absoluteUrl(siteUrl, "/icon-512.png"),
    },
    ...(offices.length > 0 && {
      jobLocation: offices.map((office) => ({ "@type": "Place", address: postalAddress(office) })),
    }),
    ...(view.countries.length > 0 && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: view.countries.map((name) => ({ "@type": "Country", name })),
    }),
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: facts.currency,
      value: {
        "@type": "QuantitativeValue",
        minValue: job.salary.min,
        maxValue: job.salary.max,
        unitText: "YEAR",
      },
    },
    directApply: true,
  };
}

/** The whole description as HTML, as Google requires. */
function descriptionHtml(view: JobView, headings: CopyOf<"jobList">): string {
  const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
  const list = (heading: string, items: readonly string[]) =>
    `${element("p", heading)}<ul>${items.map((item) => element("li", item)).join("")}</ul>`;
  return [
    ...[view.summary, ...view.description].map((text) => element("p", text)),
    list(headings.requirements, view.requirements),
    list(headings.benefits, view.benefits),
  ].join("");
}
