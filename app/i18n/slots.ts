/** `{name}`: the place of a value that a page counts or is asked for. Facts have double braces. */
const slot = /\{(\w+)\}/g;

/** Puts values into the slots of a sentence of copy; a slot without a value stays as it is. */
export function fillSlots(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(slot, (whole, name: string) => String(values[name] ?? whole));
}
