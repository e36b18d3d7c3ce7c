import type { ReactNode } from "react";
import { useLocation, useMatches } from "react-router";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { type Locale, locales, localeTable, otherLocales } from "../../i18n/locales.ts";
import { inLocale } from "../../i18n/paths.ts";
import { Icon } from "../icon.tsx";
import "./language-menu.css";
import "./language-offer.css";

interface TranslationLinkProps {
  to: Locale;
  className?: string;
  children: ReactNode;
}

/** Links to the same page in another language, or from a missing one to its home page; browser/language.ts adds the query and the section in view. */
function TranslationLink({ to, className, children }: TranslationLinkProps) {
  const { pathname } = useLocation();
  // All missing paths get the same document.
  const isMissing = useMatches().some(({ handle }) => handle === "missing");
  const { tag } = localeTable[to];
  return (
    <a
      className={className}
      href={inLocale(to, isMissing ? "/" : pathname)}
      lang={tag}
      hrefLang={tag}
      suppressHydrationWarning
    >
      {children}
    </a>
  );
}

/** Links to the page in all other languages. */
export function LanguageLink({ locale }: { locale: Locale }) {
  return otherLocales(locale).map((other) => (
    <TranslationLink key={other} to={other} className="nav-link">
      {localeTable[other].label}
    </TranslationLink>
  ));
}

/** The link to the other language, or if there are several, a popover with links, which opens without JavaScript. */
export function LanguageMenu({ locale }: { locale: Locale }) {
  if (locales.length < 3) return <LanguageLink locale={locale} />;
  return (
    <>
      <button className="nav-link language-button" type="button" popoverTarget="languages">
        {localeTable[locale].label}
      </button>
      <div className="language-menu surface" id="languages" popover="auto">
        <LanguageLink locale={locale} />
      </div>
    </>
  );
}

interface LanguageOfferProps {
  /** The language that is offered, which is also that of the text. */
  locale: Locale;
  copy: CopyOf<"languageOffer">;
  /** Hidden until browser/language.ts shows it to visitors who prefer that language. */
  hidden?: boolean;
}

/**
 * Offers the same page in another language, fixed in a corner, or on phones in a strip that scrolls away with the page.
 * Everything below it can be scrolled into view.
 */
export function LanguageOffer({ locale, copy, hidden = false }: LanguageOfferProps) {
  const { tag } = localeTable[locale];
  return (
    <aside
      className="offer surface between gap-2"
      lang={tag}
      aria-label={copy.label}
      hidden={hidden}
      suppressHydrationWarning
    >
      <p>
        {copy.text} <TranslationLink to={locale}>{copy.link}</TranslationLink>
      </p>
      <button className="icon-button" type="button" aria-label={copy.dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
