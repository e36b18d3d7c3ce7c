import { searchPath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Icon } from "../../ui/icon.tsx";
import * as styles from "./search-link.module.css";

/** A link to the search page. browser/search.ts opens the search dialog instead. */
export function SearchLink({ label }: { label: string }) {
  return (
    <a
      className={`nav-link between ${styles.link}`}
      href={searchPath(useLocale())}
      aria-keyshortcuts="/ Control+K Meta+K"
      data-hydrate="intent"
    >
      <Icon name="search" />
      <span>{label}</span>
      {/* A script inserts the key, which depends on the platform. The stylesheet reserves the space. */}
      <kbd aria-hidden suppressHydrationWarning>
        {""}
      </kbd>
    </a>
  );
}
