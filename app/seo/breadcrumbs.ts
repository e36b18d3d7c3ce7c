import { pagePath } from "../i18n/paths.ts";
import { absolute, type SiteHead } from "./page-head.ts";

interface Crumb {
  readonly name: string;
  /** With the locale's prefix. */
  readonly path: string;
}

/**
 * The breadcrumb trail from the home page to a page (developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
export function breadcrumbs({ siteUrl, brand, locale }: SiteHead, ...trail: readonly Crumb[]) {
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
