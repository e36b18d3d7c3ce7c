import { useLocation } from "react-router";
import type { CopyOf } from "../i18n/copy.server.ts";
import { type Locale, locales, localeTable } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { Icon } from "../ui/icon.tsx";
import * as styles from "./language-link.module.css";
import "./language-menu.css";
import "./language-offer.css";

/** Links to the same page in the other languages; browser/language.ts adds the query and the reading place. */
export function LanguageLink({ locale }: { locale: Locale }) {
  const { pathname } = useLocation();
  return locales
    .filter((other) => other !== locale)
    .map((other) => {
      const { tag, label } = localeTable[other];
      return (
        <a
          key={other}
          className={styles.link}
          href={inLocale(other, pathname)}
          lang={tag}
          hrefLang={tag}
        >
          {label}
        </a>
      );
    });
}

/** The link to the other language, or where there are several, a popover with links, which opens without JavaScript. */
export function LanguageMenu({ locale }: { locale: Locale }) {
  if (locales.length < 3) return <LanguageLink locale={locale} />;
  return (
    <>
      <button className="language-button" type="button" popoverTarget="languages">
        {localeTable[locale].label}
      </button>
      <div className="language-menu" id="languages" popover="auto">
        <LanguageLink locale={locale} />
      </div>
    </>
  );
}

interface LanguageOfferProps {
  /** The language that is offered, and in which it is. */
  locale: Locale;
  copy: CopyOf<"languageOffer">;
  /** Until browser/language.ts shows it to those who prefer that language. */
  hidden?: boolean;
}

/**
 * Offers the same page in another language, fixed in a corner, or on phones as a strip that leaves as the page scrolls.
 * Everything below it can be scrolled into view.
 */
export function LanguageOffer({ locale, copy, hidden = false }: LanguageOfferProps) {
  const { pathname } = useLocation();
  const { tag } = localeTable[locale];
  return (
    <aside
      className="offer"
      lang={tag}
      aria-label={copy.label}
      hidden={hidden}
      suppressHydrationWarning
    >
      <p>
        {copy.text}{" "}
        <a href={inLocale(locale, pathname)} hrefLang={tag}>
          {copy.link}
        </a>
      </p>
      <button className="icon-button" type="button" aria-label={copy.dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
