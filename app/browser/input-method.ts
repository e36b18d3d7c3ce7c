/**
 * Whether an event belongs to the composition of an input method, such as the Enter that ends it. Safari marks such
 * keys only by key code 229.
 */
export function isComposing(event: Event): boolean {
  return (
    ("isComposing" in event && event.isComposing === true) ||
    ("keyCode" in event && event.keyCode === 229)
  );
}
