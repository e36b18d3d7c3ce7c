import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { defaultLocale, type Locale } from "../../i18n/locales.ts";
import { isLeftOut, localeOf, pagePath } from "../../i18n/paths.ts";
import type { Page } from "../../pages.ts";

/** What menus link to: pages, and the posts on updates of the product. */
export type SiteLink = Page | "changelog";

interface MenuLinksProps<Link extends SiteLink> {
  links: readonly Link[];
  labels: Readonly<Record<Link, string>>;
  className?: string;
  /** Which link is `aria-current`. */
  current?: (to: string, pathname: string) => "page" | "true" | undefined;
  /** Further items. */
  children?: ReactNode;
}

/** The links of a menu that the site has. */
export function MenuLinks<Link extends SiteLink>(props: MenuLinksProps<Link>) {
  const { links, labels, className, current = isPage, children } = props;
  const { pathname } = useLocation();
  return (
    <ul>
      {links.filter(isShown).map((link) => {
        const to = linkPath(localeOf(pathname), link);
        return (
          <li key={link}>
            <a className={className} href={to} aria-current={current(to, pathname)}>
              {labels[link]}
            </a>
          </li>
        );
      })}
      {children}
    </ul>
  );
}

export function isPage(to: string, pathname: string): "page" | undefined {
  return to === pathname ? "page" : undefined;
}

function linkPath(locale: Locale, link: SiteLink): string {
  return link === "changelog"
    ? `${pagePath(locale, "blog")}?category=product-updates`
    : pagePath(locale, link);
}

/** Whether the site has what a menu links to. */
export function isShown(link: SiteLink): boolean {
  return !isLeftOut(linkPath(defaultLocale, link));
}
