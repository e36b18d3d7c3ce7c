/**
 * Calls back at each click on an element that matches a selector. It listens on `window` and captures: React, while it hydrates, may
 * stop a click at the document.
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

/** Whether a click on a link is for another tab or window, or downloads what it leads to. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
