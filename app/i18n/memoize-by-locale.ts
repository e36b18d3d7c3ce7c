import type { Locale } from "./locales.ts";

/** Makes something of a language when it is first asked for, and keeps it. */
export function memoizeByLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const value = made.get(locale) ?? make(locale);
    made.set(locale, value);
    return value;
  };
}
