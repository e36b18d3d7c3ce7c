import {
  type ComponentType,
  type MouseEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { Link } from "react-router";
import type { Locale } from "../i18n/locales.ts";
import { searchPath } from "../i18n/paths.ts";
import { Icon } from "../ui/icon.tsx";
import * as styles from "./search-button.module.css";

type Dialog = ComponentType<{ locale: Locale; onClose: () => void }>;

/** A link to the search page. With JavaScript it opens a dialog, as do `/` and Ctrl-K or ⌘K. */
export function SearchButton({ locale, label }: { locale: Locale; label: string }) {
  const [dialog, setDialog] = useState<{ Dialog: Dialog; opened: number }>();

  const to = searchPath(locale);

  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    if (document.querySelector("dialog:modal")) return;
    void import("./search-dialog.tsx").then(
      ({ SearchDialog }) =>
        startTransition(() => setDialog({ Dialog: SearchDialog, opened: event.timeStamp })),
      () => location.assign(to),
    );
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const typing = target instanceof Element && target.closest("input,textarea,select");
    if (!altKey && (ctrlKey || metaKey ? key === "k" : key === "/" && !typing)) open(event);
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
        onClick={(event) => !event.metaKey && !event.ctrlKey && !event.shiftKey && open(event)}
      >
        <Icon name="search" />
        <span>{label}</span>
      </Link>
      {/* With a key, because a dialog that is closing and one that opens must not share their state. */}
      {dialog && (
        <dialog.Dialog key={dialog.opened} locale={locale} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}
