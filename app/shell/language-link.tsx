import { Link, useLocation } from "react-router";
import { type Locale, locales, localeTable } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import * as styles from "./language-link.module.css";

/** Links to the same page in the other languages, with its query and fragment. */
export function LanguageLink({ locale }: { locale: Locale }) {
  const { pathname, search, hash } = useLocation();
  // The cached HTML has neither the fragment nor a query that changes nothing.
  const queryAndHash = useHydrated() ? search + hash : "";
  return locales
    .filter((other) => other !== locale)
    .map((other) => {
      const { tag, label } = localeTable[other];
      return (
        <Link
          key={other}
          className={styles.link}
          to={inLocale(other, pathname) + queryAndHash}
          lang={tag}
          hrefLang={tag}
          data-hydrate="intent"
          preventScrollReset
          onClick={() =>
            import("../widgets/reading-place.ts").then(({ keepReadingPlace }) => keepReadingPlace())
          }
          viewTransition
        >
          {label}
        </Link>
      );
    });
}
