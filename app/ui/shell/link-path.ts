import { defaultLocale, type Locale } from "../../i18n/locales.ts";
import { isLeftOut, pagePath } from "../../i18n/paths.ts";
import type { Page } from "../../pages.ts";

/** What menus link to: pages, and the posts on updates of the product. */
export type SiteLink = Page | "changelog";

/** The path of a link in a menu. */
export function linkPath(locale: Locale, link: SiteLink): string {
  return link === "changelog"
    ? `${pagePath(locale, "blog")}?category=product-updates`
    : pagePath(locale, link);
}

/** Whether the site has what a menu links to. */
export function isShown(link: SiteLink): boolean {
  return !isLeftOut(linkPath(defaultLocale, link));
}
