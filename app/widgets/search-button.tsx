import { type MouseEvent, type ReactElement, useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router";
import type { Locale } from "../i18n/locales.ts";
import { searchPath } from "../i18n/paths.ts";
import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import * as styles from "./search-button.module.css";
import { isSearchShortcut, searchShortcut } from "./search-shortcut.ts";

/** A link to the search page. With JavaScript it opens a dialog, as do `/` and Ctrl-K or ⌘K. */
export function SearchButton({ locale, label }: { locale: Locale; label: string }) {
  const [dialog, setDialog] = useState<ReactElement>();
  const hydrated = useHydrated();

  const to = searchPath(locale);

  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    if (document.querySelector("dialog:modal")) return;
    import("./search-dialog.tsx")
      .then(({ openSearch }) => openSearch(locale, setDialog))
      .catch(() => location.assign(to));
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isSearchShortcut(event)) open(event);
  });
  useEffect(() => {
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <>
      <Link
        className={styles.link}
        to={to}
        aria-keyshortcuts="/ Control+K Meta+K"
        data-hydrate="click"
        onClick={(event) => event.metaKey || event.ctrlKey || event.shiftKey || open(event)}
      >
        <Icon name="search" />
        <span>{label}</span>
        {/* Only the browser knows the platform's key, and may show it before hydration. The style sheet reserves the space. */}
        <kbd aria-hidden suppressHydrationWarning>
          {hydrated ? searchShortcut() : ""}
        </kbd>
      </Link>
      {dialog}
    </>
  );
}
