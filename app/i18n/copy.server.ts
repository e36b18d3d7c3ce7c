import type { i18n } from "i18next";
import type { RouterContextProvider } from "react-router";
import type { Copy } from "../locales/copy.ts";
import type { en } from "../locales/en/index.ts";
import { getInstance, instanceOf } from "./i18next.server.ts";
import { interpolationValues } from "./interpolation-values.ts";
import type { Locale } from "./locales.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { localeOf } from "./paths.ts";

type Dictionary = { readonly [Name in keyof typeof en]: Copy<(typeof en)[Name]> };

/** The texts of one page (`features`) or part of the site (`chrome`). */
export type CopyOf<Name extends keyof Dictionary> = Dictionary[Name];

/** The texts of a page in the locale of a URL, with facts and brand interpolated. */
export function getCopy<Name extends keyof Dictionary>(
  context: Readonly<RouterContextProvider>,
  url: URL,
  name: Name,
): CopyOf<Name> {
  return translate(getInstance(context), localeOf(url.pathname), name);
}

const translated = memoizeByLocale((): { [Name in keyof Dictionary]?: Dictionary[Name] } => ({}));

/** The same texts for code that runs outside of requests. They are interpolated once. */
export function copyIn<Name extends keyof Dictionary>(locale: Locale, name: Name): CopyOf<Name> {
  const texts = translated(locale);
  const copy = texts[name] ?? translate(instanceOf(locale), locale, name);
  texts[name] = copy;
  return copy;
}

function translate<Name extends keyof Dictionary>(
  instance: i18n,
  locale: Locale,
  name: Name,
): CopyOf<Name> {
  return instance.t<Name, { returnObjects: true }, CopyOf<Name>>(name, {
    returnObjects: true,
    ...interpolationValues(locale),
  });
}

/** The locale of a URL. */
export function getLocale(url: URL): Locale {
  return localeOf(url.pathname);
}
