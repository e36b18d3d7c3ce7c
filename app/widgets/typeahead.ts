/** In milliseconds. */
const debounce = 150;

/** Requests the trimmed text; `signal` aborts when other text is typed. */
export type Ask = (query: string, signal: AbortSignal) => void;

/** Debounces requests; an empty text is requested at once. */
export function typeahead(ask: Ask) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = new AbortController();

  function stop() {
    clearTimeout(timer);
    current.abort();
  }

  function askNow(text: string) {
    stop();
    current = new AbortController();
    ask(text.trim(), current.signal);
  }

  function type(text: string) {
    stop();
    if (text.trim()) timer = setTimeout(() => askNow(text), debounce);
    else askNow("");
  }

  return { type, askNow, stop };
}
