import { useEffect, useEffectEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { type Locale, localeTable } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { languageOffer as english } from "../locales/en/language-offer.ts";
import { languageOffer as chinese } from "../locales/zh/language-offer.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./language-offer.css?url";
import { dismissOffer } from "./preferred-language.ts";

/* Loaded with the offer, for the few who see it. */
const copies = { en: english, zh: chinese };

/**
 * Offers the same page in another language, in that language, in a corner where it moves nothing. What it lies
 * over can be scrolled clear of it.
 */
export function LanguageOffer({ locale }: { locale: Locale }) {
  const { pathname, search, hash } = useLocation();
  const [dismissed, setDismissed] = useState(false);
  const copy = copies[locale];
  const { tag } = localeTable[locale];

  function dismiss() {
    dismissOffer();
    setDismissed(true);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !isForSomethingElse(event)) dismiss();
  });
  useEffect(() => {
    if (dismissed) return;
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [dismissed]);

  if (dismissed) return null;

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <aside className="offer" ref={makeRoom} lang={tag} aria-label={copy.label}>
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

/** Escape ends the composing of a word, closes a menu or a dialog, and empties a search box. */
function isForSomethingElse({ isComposing, target }: KeyboardEvent): boolean {
  if (isComposing || document.querySelector(":popover-open, :modal")) return true;
  return target instanceof HTMLInputElement && target.type === "search" && target.value !== "";
}

/**
 * Tells the styles how much of the screen's end the offer takes, so that focus stops above it (WCAG 2.2, 2.4.11)
 * and the page ends below it. A page that scrolls for that alone shows no scrollbar, which would move it.
 */
function makeRoom(offer: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { height, bottom } = offer.getBoundingClientRect();
    const room = height + 2 * (innerHeight - bottom);
    style.setProperty("--offer-room", `${room}px`);
    style.scrollbarWidth = document.body.offsetHeight <= innerHeight + room ? "none" : "";
  });
  observer.observe(offer);
  observer.observe(document.body);
  return () => {
    observer.disconnect();
    style.removeProperty("--offer-room");
    style.scrollbarWidth = "";
  };
}
