import type { Office } from "../site/site.ts";

/** Structured data of an office (schema.org/PostalAddress). */
export function postalAddress({ lines: [streetAddress], postal }: Office) {
  return {
    "@type": "PostalAddress",
    streetAddress,
    addressLocality: postal.locality,
    addressRegion: postal.region,
    postalCode: postal.code,
    addressCountry: postal.country,
  };
}
