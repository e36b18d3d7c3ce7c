import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from "react";
import { isComposing } from "../../browser/input-method.ts";

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

/** Requests while a visitor types into a field, which takes `handlers`; `askNow` skips the debounce. */
export function useTypeahead(ask: Ask) {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const [{ type, askNow, stop }] = useState(() =>
    typeahead((query, signal) => latest.current(query, signal)),
  );
  useEffect(() => stop, [stop]);

  const handlers = {
    onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      // A composition is not finished: half a Chinese word is Latin letters.
      if (isComposing(nativeEvent)) stop();
      else type(target.value);
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
      type(currentTarget.value);
    },
  };
  return { handlers, askNow };
}
