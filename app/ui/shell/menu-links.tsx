import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { defaultLocale, type Locale } from "../../i18n/locales.ts";
import { isLeftOut, localeOf, pagePath, withoutLocale } from "../../i18n/paths.ts";
import type { Page } from "../../pages.ts";

/** The targets of menu links: pages, and the posts about product updates. */
export type SiteLink = Page | "changelog";

interface MenuLinksProps<Link extends SiteLink> {
  links: readonly Link[];
  labels: Readonly<Record<Link, string>>;
  className?: string;
  /** Further items. */
  children?: ReactNode;
}

/** The links of a menu whose targets the site has. In a menu without the API, its pages count as documentation. */
export function MenuLinks<Link extends SiteLink>(props: MenuLinksProps<Link>) {
  const { links, labels, className, children } = props;
  const { pathname } = useLocation();
  const hasApi = links.some((link) => link === "api");
  const isOfDocs = !hasApi && /^\/api(-changelog)?$/.test(withoutLocale(pathname));
  return (
    <ul>
      {links.filter(isShown).map((link) => {
        const to = linkPath(localeOf(pathname), link);
        const parent = isOfDocs && link === "docs" ? "true" : undefined;
        return (
          <li key={link}>
            <a className={className} href={to} aria-current={to === pathname ? "page" : parent}>
              {labels[link]}
            </a>
          </li>
        );
      })}
      {children}
    </ul>
  );
}

function linkPath(locale: Locale, link: SiteLink): string {
  return link === "changelog"
    ? `${pagePath(locale, "blog")}?category=product-updates`
    : pagePath(locale, link);
}

/** Whether the site has the target of a menu link. */
export function isShown(link: SiteLink): boolean {
  return !isLeftOut(linkPath(defaultLocale, link));
}
