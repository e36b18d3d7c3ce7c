import { useState } from "react";
import { Link, useLocation } from "react-router";
import { type Locale, localeTable } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { languageOffer as english } from "../locales/en/language-offer.ts";
import { languageOffer as chinese } from "../locales/zh/language-offer.ts";
import styles from "../styles/language-offer.css?url";
import { Icon } from "../ui/icon.tsx";
import { dismissOffer } from "./preferred-language.ts";

/* Loaded with the offer, for the few who see it. */
const copies = { en: english, zh: chinese };

/** Offers the same page in another language, in that language, in a corner where it moves nothing. */
export function LanguageOffer({ locale }: { locale: Locale }) {
  const { pathname, search, hash } = useLocation();
  const [dismissed, setDismissed] = useState(false);
  const copy = copies[locale];
  const { tag } = localeTable[locale];
  if (dismissed) return null;

  function dismiss() {
    dismissOffer();
    setDismissed(true);
  }

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <aside className="offer" lang={tag} aria-label={copy.label}>
        <p>
          {copy.text}{" "}
          <Link to={inLocale(locale, pathname) + search + hash} hrefLang={tag} preventScrollReset>
            {copy.link}
          </Link>
        </p>
        <button type="button" aria-label={copy.dismiss} onClick={dismiss}>
          <Icon name="close" />
        </button>
      </aside>
    </>
  );
}
