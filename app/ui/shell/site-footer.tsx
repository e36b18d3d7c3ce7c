import type { ShownFiling } from "../../content/filings.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import type { Locale } from "../../i18n/locales.ts";
import { pagePath } from "../../i18n/paths.ts";
import type { site } from "../../site/site.ts";
import { Filings } from "../filings.tsx";
import { ThemeSwitch } from "../theme-switch.tsx";
import { BrandLink } from "./brand.tsx";
import { LanguageLink } from "./language-link.tsx";
import { isShown, MenuLinks, type SiteLink } from "./menu-links.tsx";
import * as styles from "./site-footer.module.css";

const groups = {
  product: ["features", "pricing", "docs", "api", "changelog"],
  company: ["about", "blog", "careers", "contact"],
  legal: ["privacy", "terms", "api-terms", "security", "license", "accessibility"],
} as const satisfies Record<string, readonly SiteLink[]>;

/** The groups with at least one page that the site has. */
const shownGroups = (["product", "company", "legal"] as const).filter((group) =>
  groups[group].some(isShown),
);

interface SiteFooterProps {
  locale: Locale;
  brand: string;
  year: number;
  social: typeof site.social;
  /** The page that shows the state of the service. */
  statusUrl?: string | undefined;
  filings?: { readonly label: string; readonly shown: readonly ShownFiling[] };
  copy: CopyOf<"layout">;
}

export function SiteFooter(props: SiteFooterProps) {
  const { locale, brand, year, social, statusUrl, filings, copy } = props;
  const { product, company, legal, status } = copy.footer;
  const labels = { ...product.links, ...company.links, ...legal.links };
  return (
    <footer className={`small ${styles.footer}`}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={`balanced soft ${styles.brandColumn}`}>
            <BrandLink to={pagePath(locale, "home")} name={brand} />
            <p>{copy.tagline}</p>
            <ul className={`links row gap-4 ${styles.social}`}>
              {social.map(({ name, url }) => (
                <li key={url}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener"
                    aria-label={formatMessage(copy.social, { name })}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {shownGroups.map((group) => (
            <nav className="links" aria-label={copy.footer[group].heading} key={group}>
              <h2 className="label">{copy.footer[group].heading}</h2>
              <MenuLinks links={groups[group]} labels={labels}>
                {group === "product" && statusUrl && (
                  <li>
                    <a href={statusUrl}>{status}</a>
                  </li>
                )}
              </MenuLinks>
            </nav>
          ))}
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
