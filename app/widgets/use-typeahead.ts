import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from "react";
import { isComposing } from "./input-method.ts";
import { type Ask, typeahead } from "./typeahead.ts";

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
