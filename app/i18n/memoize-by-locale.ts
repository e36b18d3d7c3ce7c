import type { Locale } from "./locales.ts";

/** Wraps a function so that it creates the value of each locale once, when it is first needed. */
export function memoizeByLocale<T>(create: (locale: Locale) => T): (locale: Locale) => T {
  const values = new Map<Locale, T>();
  return (locale) => {
    const value = values.get(locale) ?? create(locale);
    values.set(locale, value);
    return value;
  };
}
