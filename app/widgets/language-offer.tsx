import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { type Locale, localeTable } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";
import { languageOffer } from "../locales/language-offer.ts";
import { Icon } from "../ui/icon.tsx";
import "./language-offer.css";
import { dismissOffer } from "./preferred-language.ts";

/**
 * Offers the same page in another language, in that language, without layout shifts: fixed in a corner, or on phones
 * as a strip that leaves as the page scrolls. Everything below it can be scrolled into view.
 */
export function LanguageOffer({ locale }: { locale: Locale }) {
  const { pathname } = useLocation();
  const [dismissed, setDismissed] = useState(false);
  const copy = languageOffer[locale];
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
    <aside className="offer" ref={reserveSpace} lang={tag} aria-label={copy.label}>
      <p>
        {copy.text}{" "}
        <a href={inLocale(locale, pathname)} hrefLang={tag}>
          {copy.link}
        </a>
      </p>
      <button className="icon-button" type="button" aria-label={copy.dismiss} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** Whether Escape is for a composition, a menu, a dialog or a search box. */
function isForSomethingElse({ isComposing, target }: KeyboardEvent): boolean {
  if (isComposing || document.querySelector(":popover-open, :modal")) return true;
  return target instanceof HTMLInputElement && target.type === "search" && target.value !== "";
}

/**
 * Passes the height of the offer to the styles, so that it does not cover the focus (WCAG 2.2, success criterion 2.4.11)
 * or the end of the page. A page that scrolls only for that shows no scrollbar, which would move its content.
 */
function reserveSpace(offer: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { height, bottom } = offer.getBoundingClientRect();
    const isFixed = getComputedStyle(offer).position === "fixed";
    const room = isFixed ? height + 2 * (innerHeight - bottom) : 0;
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
