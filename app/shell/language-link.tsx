import type { MouseEvent } from "react";
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
          // A click with a key opens a tab or a window.
          onClick={(event) => event.metaKey || event.ctrlKey || event.shiftKey || follow(event)}
          viewTransition
        >
          {label}
        </Link>
      );
    });
}

let keepPlace: (() => void) | undefined;

/** Keeps the reading place. A click before its module is there is repeated, lest the next page comes first. */
function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (keepPlace) {
    keepPlace();
    return;
  }
  const { currentTarget: link } = event;
  event.preventDefault();
  import("../widgets/reading-place.ts")
    .then(({ keepReadingPlace }) => {
      keepPlace = keepReadingPlace;
      link.click();
    })
    .catch(() => location.assign(link.href));
}
