import { isForChat } from "./chat.ts";
import { onClick } from "./on-click.ts";
import { readStored, store } from "./storage.ts";

/* Keys of local storage, which the privacy policy lists. In session storage, `offerKey` holds the offer being shown. */
const viewedKey = "lang";
const offerKey = "language-offer";

/** Crawlers get no offer: they have no preferred language. */
const crawlers = /bot|crawl|spider|slurp|preview|lighthouse/i;

/**
 * The language to offer on a page in another language: that of the page viewed last, or else the browser's first that the site has
 * (BCP 47 tags). Nothing is offered after a dismissal, or without storage, where a dismissal could not be stored.
 */
export function languageToOffer(page: string, locales: readonly string[]): string | undefined {
  try {
    if (localStorage.getItem(offerKey) || crawlers.test(navigator.userAgent)) return undefined;
    const tags = [localStorage.getItem(viewedKey), ...navigator.languages];
    const preferred = tags
      .flatMap((tag) => tag?.toLowerCase().split("-")[0] ?? [])
      .find((locale) => locales.includes(locale));
    return preferred === page ? undefined : preferred;
  } catch {
    return undefined;
  }
}

/**
 * Offers the page in the visitor's preferred language, and stores its language as the one viewed last. Only the first page of a
 * visit makes an offer, which stays until it is dismissed: a later change of language is deliberate.
 */
export function offerLanguage(): void {
  const locale = localeOf(document.documentElement);
  const offers = [...document.querySelectorAll<HTMLElement>(".offer")];
  const isFirstPage = !document.referrer.startsWith(`${location.origin}/`);
  const currentOffer = readStored(offerKey, "sessionStorage");
  const offered =
    currentOffer ?? (isFirstPage && languageToOffer(locale, [locale, ...offers.map(localeOf)]));
  const shown = offers.find((other) => localeOf(other) === offered);
  store(viewedKey, locale);
  store(offerKey, shown ? localeOf(shown) : null, "sessionStorage");
  if (shown) showOffer(shown);
}

const localeOf = ({ lang }: HTMLElement) => lang.split("-")[0] ?? "";

/** Shows an offer without layout shifts (ui/shell/language-offer.css) until it is dismissed by its button or Escape. */
function showOffer(aside: HTMLElement): void {
  const { style } = document.documentElement;
  const controller = new AbortController();
  const { signal } = controller;
  const dismiss = () => {
    store(offerKey, "dismissed");
    store(offerKey, null, "sessionStorage");
    aside.hidden = true;
    controller.abort();
    observer.disconnect();
    style.removeProperty("--offer-room");
    style.scrollbarWidth = "";
  };
  // Passes the offer's height to the styles, so that it covers neither the focus (WCAG 2.2, success criterion 2.4.11) nor the
  // end of the page. A page that scrolls only because of that has no scrollbar, which would move its content.
  const observer = new ResizeObserver(() => {
    const { height, bottom } = aside.getBoundingClientRect();
    const isFixed = getComputedStyle(aside).position === "fixed";
    const room = isFixed ? height + 2 * (innerHeight - bottom) : 0;
    style.setProperty("--offer-room", `${room}px`);
    style.scrollbarWidth = document.body.offsetHeight <= innerHeight + room ? "none" : "";
  });
  aside.hidden = false;
  observer.observe(aside);
  observer.observe(document.body);
  aside.querySelector("button")?.addEventListener("click", dismiss, { signal });
  addEventListener(
    "keydown",
    (event) => event.key === "Escape" && !isHandledElsewhere(event) && dismiss(),
    { signal },
  );
}

/** Whether Escape is meant for a composition, a menu, a dialog or a search box. */
function isHandledElsewhere({ isComposing, target }: KeyboardEvent): boolean {
  if (isComposing || document.querySelector(":popover-open, :modal")) return true;
  return target instanceof HTMLInputElement && target.type === "search" && target.value !== "";
}

/**
 * Adds to the links to other languages the query, which the cached page doesn't have, and the section that is being read:
 * IDs are the same in all languages, so the browser scrolls to it.
 */
export function completeLanguageLinks(): void {
  // A middle click or the browser's menu, which may open a tab, fires no `click`.
  for (const type of ["pointerdown", "click"] as const) onClick("a[hreflang]", completeLink, type);
}

function completeLink(link: HTMLAnchorElement): void {
  Object.assign(link, { search: location.search, hash: fragmentInView() });
}

/**
 * The fragment of the section that begins in the upper third of the viewport, below the header, or else of the last section
 * that begins above it. At the top of the page, it is the chat's hash. On the page opened with it, the same section is in view.
 */
function fragmentInView(): string {
  const top = (heading: Element) => heading.getBoundingClientRect().top;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const start = Math.floor(Number.parseFloat(scrollPaddingTop)) - 1;
  const reached = [...document.querySelectorAll("main :is(h2, h3)[id]")].filter(
    (heading) => heading.checkVisibility() && top(heading) < innerHeight / 3,
  );
  const current = reached.find((heading) => top(heading) >= start) ?? reached.at(-1);
  if (current) return `#${current.id}`;
  return isForChat(location.hash) ? location.hash : "";
}
