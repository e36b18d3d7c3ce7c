import {
  type ChangeEvent,
  type CompositionEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { isComposing } from "../../browser/input-method.ts";

/** How long typing has to pause, in milliseconds. */
const debounce = 150;

/**
 * Calls `run` with the trimmed text of the input with the props `field`: when typing pauses, and at once if it is empty.
 * `signal` is aborted when the text changes.
 */
export function useTypeahead(initial: string, run: (query: string, signal: AbortSignal) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const onPause = useEffectEvent(run);

  // Visitors may type before hydration.
  useEffect(() => setText(input.current?.value ?? ""), []);

  useEffect(() => {
    const query = text.trim();
    const stopped = new AbortController();
    if (!query) return void onPause(query, stopped.signal);
    const timer = setTimeout(() => onPause(query, stopped.signal), debounce);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [text]);

  function fill(text: string) {
    setText(text);
    if (input.current) input.current.value = text;
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
  return { text, fill, input, field };
}
