/** `{{name}}`, as in i18next. */
const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Replaces each `{{name}}` in a text by its value.
 * @throws if a value is missing
 */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${match} has no value.`);
    return value;
  });
}
