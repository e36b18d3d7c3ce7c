import type { ReactNode } from "react";
import type { ShownFiling } from "../../content/filings.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import type { Locale } from "../../i18n/locales.ts";
import { pagePath } from "../../i18n/paths.ts";
import type { site } from "../../site/site.ts";
import { Filings } from "../filings.tsx";
import { Icon } from "../icon.tsx";
import { ThemeSwitch } from "../theme-switch.tsx";
import { BrandLink } from "./brand.tsx";
import { LanguageLink } from "./language-link.tsx";
import { isShown, linkPath, type SiteLink } from "./link-path.ts";
import * as styles from "./site-footer.module.css";

const groups = {
  product: ["features", "pricing", "docs", "api", "changelog"],
  company: ["about", "blog", "careers", "contact"],
  legal: ["privacy", "terms", "api-terms", "security", "license", "accessibility"],
} as const satisfies Record<string, readonly SiteLink[]>;

interface SiteFooterProps {
  locale: Locale;
  pathname: string;
  brand: string;
  year: number;
  social: typeof site.social;
  /** The page that shows the state of the service. */
  statusUrl?: string | undefined;
  filings?: { readonly label: string; readonly shown: readonly ShownFiling[] };
  copy: CopyOf<"chrome">;
}

export function SiteFooter(props: SiteFooterProps) {
  const { locale, pathname, brand, year, social, statusUrl, filings, copy } = props;
  const group = (heading: string, links: [SiteLink, string][], more?: ReactNode) => (
    <nav aria-label={heading}>
      <h2 className="label">{heading}</h2>
      <ul>
        {links.map(([page, label]) => {
          if (!isShown(page)) return null;
          const to = linkPath(locale, page);
          return (
            <li key={page}>
              <a href={to} aria-current={to === pathname ? "page" : undefined}>
                {label}
              </a>
            </li>
          );
        })}
        {more}
      </ul>
    </nav>
  );
  const { product, company, legal } = copy.footer;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={`balanced ${styles.brandColumn}`}>
            <BrandLink to={pagePath(locale, "home")} name={brand} />
            <p>{copy.tagline}</p>
            <ul className={styles.social}>
              {social.map(({ name, url, icon }) => (
                <li key={url}>
                  <a
                    className="icon-button"
                    href={url}
                    target="_blank"
                    rel="noopener"
                    aria-label={formatMessage(copy.social, { name })}
                  >
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {group(
            product.heading,
            groups.product.map((page) => [page, product.links[page]]),
            statusUrl && (
              <li>
                <a href={statusUrl}>{copy.footer.status}</a>
              </li>
            ),
          )}
          {group(
            company.heading,
            groups.company.map((page) => [page, company.links[page]]),
          )}
          {group(
            legal.heading,
            groups.legal.map((page) => [page, legal.links[page]]),
          )}
        </div>
        <div className={`row note ${styles.lastLine}`}>
          <p>
            © {year} {brand}
          </p>
          <LanguageLink locale={locale} />
          <ThemeSwitch copy={copy.appearance} />
        </div>
        {filings && <Filings label={filings.label} filings={filings.shown} />}
      </div>
    </footer>
  );
}
