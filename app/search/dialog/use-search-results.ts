import {
  type ChangeEvent,
  type CompositionEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { isComposing } from "../../browser/input-method.ts";
import { type Locale, prefixOf } from "../../i18n/locales.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import type { SearchResults } from "../results.ts";

/** How long typing has to pause, in milliseconds. */
const debounce = 150;

/**
 * Searches for the text of the input with the props `field` when typing pauses. `onResults` is called when the results have
 * changed; `clear` empties the input and the results.
 */
export function useSearchResults(onResults: () => void) {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [results, setResults] = useState<SearchResults>();
  const [failed, setFailed] = useState(false);

  const show = useEffectEvent((loaded: SearchResults | undefined) => {
    setResults(loaded);
    setFailed(false);
    onResults();
  });

  // Visitors may type before hydration.
  useEffect(() => setText(input.current?.value ?? ""), []);

  useEffect(() => {
    const query = text.trim();
    if (!query) return show(undefined);
    const stopped = new AbortController();
    const { signal } = stopped;
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(resultsPath(locale, query), { signal });
        if (!response.ok) throw new Error(`Search answered ${response.status}.`);
        const loaded = await response.json();
        if (!signal.aborted) show(loaded);
      } catch {
        if (!signal.aborted) setFailed(true);
      }
    }, debounce);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [text, locale]);

  function clear() {
    setText("");
    if (input.current) input.current.value = "";
  }

  const field = {
    ref: input,
    onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      // Waits for the end of a composition: half a Chinese word is Latin letters.
      if (!isComposing(nativeEvent)) setText(target.value);
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
      setText(currentTarget.value);
    },
  };
  return { text, clear, field, results, failed };
}

/** Counts a query, since the server can't tell a finished one from one that is being typed. A lost count does no harm. */
export function countSearch(locale: Locale, query: string): void {
  fetch(`${resultsPath(locale, query)}&settled`, { keepalive: true }).catch(() => {});
}

/** The path of the results of a query as JSON. */
function resultsPath(locale: Locale, query: string): string {
  return `${prefixOf(locale)}/search.json?q=${encodeURIComponent(query)}`;
}
