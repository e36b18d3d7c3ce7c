import type { RouterContextProvider } from "react-router";
import type { Copy } from "../locales/copy.ts";
import type { en } from "../locales/en/index.ts";
import { getInstance } from "./i18next.server.ts";
import { interpolationValues } from "./interpolation-values.ts";
import type { Locale } from "./locales.ts";
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
  return getInstance(context).t<Name, { returnObjects: true }, CopyOf<Name>>(name, {
    returnObjects: true,
    ...interpolationValues(localeOf(url.pathname)),
  });
}

/** The locale of a URL. */
export function getLocale(url: URL): Locale {
  return localeOf(url.pathname);
}
