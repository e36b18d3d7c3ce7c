/**
 * Whether an event belongs to an input method that is still at a word, such as the Enter that takes it over.
 * Safari says that of keys by the code 229 alone.
 */
export function isComposing(event: Event): boolean {
  return (
    ("isComposing" in event && event.isComposing === true) ||
    ("keyCode" in event && event.keyCode === 229)
  );
}
