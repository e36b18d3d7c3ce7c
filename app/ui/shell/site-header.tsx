import type { CopyOf } from "../../i18n/copy.server.ts";
import type { Locale } from "../../i18n/locales.ts";
import { pagePath } from "../../i18n/paths.ts";
import { SearchDialog } from "../../search/dialog/search-dialog.tsx";
import { SearchLink } from "../../search/dialog/search-link.tsx";
import { Icon } from "../icon.tsx";
import { StartButton } from "../link.tsx";
import { ThemeSwitch } from "../theme-switch.tsx";
import { BrandLink } from "./brand.tsx";
import { LanguageLink, LanguageMenu } from "./language-link.tsx";
import { MenuLinks } from "./menu-links.tsx";
import * as styles from "./site-header.module.css";

const barLinks = ["home", "features", "pricing", "docs", "about"] as const;

const menuLinks = [
  "home",
  "features",
  "pricing",
  "docs",
  "api",
  "blog",
  "changelog",
  "about",
  "careers",
  "contact",
] as const;

interface SiteHeaderProps {
  locale: Locale;
  brand: string;
  copy: CopyOf<"layout">;
  search: CopyOf<"search">;
}

/** The header of every page. On narrow screens its menu is a popover, which opens without JavaScript. */
export function SiteHeader({ locale, brand, copy, search }: SiteHeaderProps) {
  const labels = { ...copy.footer.product.links, ...copy.footer.company.links, ...copy.nav };
  return (
    <header className={`site-header ${styles.header}`}>
      <div className="wrap">
        <BrandLink to={pagePath(locale, "home")} name={brand} />
        <nav className={styles.nav} aria-label={copy.mainNav}>
          <MenuLinks links={barLinks} labels={labels} className="nav-link" />
        </nav>
        <div className={`between gap-2 ${styles.tools}`}>
          <SearchLink label={copy.search} />
          <SearchDialog copy={search} />
          <LanguageMenu locale={locale} />
          <StartButton small>{copy.getStarted}</StartButton>
          <button
            className={`icon-button ${styles.menuButton}`}
            type="button"
            popoverTarget="menu"
            aria-label={copy.menu}
          >
            <Icon name="menu" />
            <Icon name="close" />
          </button>
        </div>
      </div>
      <nav className={styles.menu} id="menu" popover="auto" aria-label={copy.menu}>
        <MenuLinks links={menuLinks} labels={labels} className="nav-link" />
        <div className={`between ${styles.settings}`}>
          <LanguageLink locale={locale} />
          <ThemeSwitch copy={copy.appearance} />
        </div>
        <StartButton>{copy.getStarted}</StartButton>
      </nav>
    </header>
  );
}
