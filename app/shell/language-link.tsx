import { useLocation } from "react-router";
import { type Locale, locales, localeTable } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import * as styles from "./language-link.module.css";

/** Links to the same page in the other languages; hydration/before-react.ts adds the query and the reading place. */
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
