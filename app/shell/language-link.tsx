import { Link, useLocation } from "react-router";
import { type Locale, locales, localeTable } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { rememberLanguage } from "../widgets/preferred-language.ts";
import * as styles from "./language-link.module.css";

/** To the same page in the other language, with query and fragment. */
export function LanguageLink({ locale }: { locale: Locale }) {
  const { pathname, search, hash } = useLocation();
  // A cached page does not know the fragment, nor a query that changes nothing.
  const address = useHydrated() ? search + hash : "";
  return locales
    .filter((other) => other !== locale)
    .map((other) => {
      const { tag, label } = localeTable[other];
      return (
        <Link
          key={other}
          className={styles.link}
          to={inLocale(other, pathname) + address}
          lang={tag}
          hrefLang={tag}
          preventScrollReset
          onClick={() => rememberLanguage(other)}
          viewTransition
        >
          {label}
        </Link>
      );
    });
}
