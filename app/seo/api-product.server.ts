import type { CopyOf } from "../i18n/copy.server.ts";
import { pagePath } from "../i18n/paths.ts";
import { facts } from "../site/facts.ts";
import { absolute, ogImageUrl, type SiteHead } from "./page-head.ts";

/**
 * Structured data of the API with the plans that have a price
 * (developers.google.com/search/docs/appearance/structured-data/product-snippet). Google's type for software needs
 * ratings, and its type for questions and answers is for governments and health organizations.
 */
export function apiProduct(site: SiteHead, plans: CopyOf<"plans">) {
  const { brand, siteUrl, locale } = site;
  const url = absolute(siteUrl, `${pagePath(locale, "pricing")}#plans`);
  return {
    "@type": "Product",
    name: `${brand} API`,
    description: plans.professional.text,
    image: ogImageUrl(site, "pricing"),
    brand: { "@type": "Brand", name: brand },
    offers: (["starter", "professional"] as const).map((plan) => {
      const price = facts.pricePerMonth[plan];
      return {
        "@type": "Offer",
        name: plans[plan].name,
        description: plans[plan].text,
        url,
        price,
        priceCurrency: facts.currency,
        // The codes of UN/CEFACT: MON is a month.
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price,
          priceCurrency: facts.currency,
          valueAddedTaxIncluded: false,
          unitCode: "MON",
        },
      };
    }),
  };
}
