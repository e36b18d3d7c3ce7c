import { withoutLocale } from "../i18n/paths.ts";

/** The part of a page that begins with a heading or with its content, in pixels from the top of the viewport. */
interface Section {
  readonly id: string;
  readonly top: number;
  readonly height: number;
}

let changing: MutationObserver | undefined;

/**
 * Shows the section that is being read again once the page has changed its language: IDs are the same in all of them.
 * A heading in view stays where it is; of a section that began above the viewport, the same share has passed.
 */
export function keepReadingPlace(): void {
  const page = withoutLocale(location.pathname);
  const reading = sections().findLast(({ top }) => top <= line());
  changing?.disconnect();
  // React Router has scrolled to the fragment of the address by the time that an observer is called.
  changing = new MutationObserver(() => {
    changing?.disconnect();
    if (withoutLocale(location.pathname) !== page) return;
    const translated = sections().find(({ id }) => id === reading?.id);
    if (!reading || !translated) return scrollTo({ top: 0, behavior: "instant" });
    const { top, height } = reading;
    const wanted = top < 0 ? (top * translated.height) / height : top;
    scrollBy({ top: translated.top - wanted, behavior: "instant" });
  });
  changing.observe(document.documentElement, { attributeFilter: ["lang"] });
}

/** Headings above it have been passed, as in section-spy.ts. */
const line = () => innerHeight * 0.18;

/** The sections of a page from top to bottom. */
function sections(): Section[] {
  const starts = [...document.querySelectorAll("main, main :is(h2, h3)[id]")]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ id: element.id, top: element.getBoundingClientRect().top }));
  const bottom = document.querySelector("main")?.getBoundingClientRect().bottom ?? 0;
  return starts.map(({ id, top }, at) => ({
    id,
    top,
    height: (starts[at + 1]?.top ?? bottom) - top,
  }));
}
