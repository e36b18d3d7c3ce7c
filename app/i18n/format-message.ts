/** `{name}`, as in ICU MessageFormat. Facts have double braces (interpolate.ts). */
const argument = /\{(\w+)\}/g;

/** Replaces each `{name}` in a text of copy by its value; an argument without a value stays. */
export function formatMessage(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(argument, (match, name: string) => String(values[name] ?? match));
}
