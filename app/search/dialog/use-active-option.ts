import { type KeyboardEvent, useEffect, useState } from "react";
import { isComposing } from "../../browser/input-method.ts";
import { optionId } from "./search-options.tsx";

/** The index of the combobox's active option, or -1, and what the arrow keys do. */
export function useActiveOption() {
  const [active, setActive] = useState(-1);

  useEffect(() => {
    if (active >= 0)
      document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [active]);

  /** Activates the next or previous option. Where there are none, focuses the next or previous link. */
  function onArrowKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    const options = event.currentTarget.querySelectorAll("[role=option]");
    if (options.length > 0) return setActive(neighbor(active, step, options.length));
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
    const focused = links.findIndex((link) => link.matches(":focus"));
    links[neighbor(focused, step, links.length)]?.focus();
  }

  return { active, setActive, onArrowKey };
}

/** The next or previous index in a ring; -1 stands for none. */
function neighbor(index: number, step: number, count: number): number {
  if (index < 0) return step > 0 ? 0 : count - 1;
  return (index + step + count) % count;
}
