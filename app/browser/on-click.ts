/**
 * Calls back for each click on an element that matches a selector. Listens on `window` in the capture phase, because React may stop
 * a click at the document while it hydrates.
 */
export function onClick<Clicked extends HTMLElement>(
  selector: string,
  callback: (clicked: Clicked, event: MouseEvent) => void,
  type: "click" | "pointerdown" = "click",
): void {
  const listener = (event: MouseEvent) => {
    const { target } = event;
    const clicked = target instanceof Element && target.closest<Clicked>(selector);
    if (clicked) callback(clicked, event);
  };
  addEventListener(type, listener, { capture: true });
}

/** Whether a click on a link opens another tab or window, or downloads the target. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
