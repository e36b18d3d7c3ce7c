import type { Locale } from "./locales.ts";

/** Makes a value for each locale when it is first needed, and keeps it. */
export function memoizeByLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const value = made.get(locale) ?? make(locale);
    made.set(locale, value);
    return value;
  };
}
