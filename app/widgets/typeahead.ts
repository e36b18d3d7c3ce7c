/** A pause in typing of this many milliseconds asks. */
const pause = 150;

/** Asks for a text, trimmed; `signal` aborts when something else is typed. */
export type Ask = (query: string, signal: AbortSignal) => void;

/** Asks when typing pauses, and for nothing at once. */
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
    if (text.trim()) timer = setTimeout(() => askNow(text), pause);
    else askNow("");
  }

  return { type, askNow, stop };
}
