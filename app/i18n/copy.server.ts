import type { RouterContextProvider } from "react-router";
import type { Copy } from "../locales/copy.ts";
import type { en } from "../locales/en/index.ts";
import { getInstance } from "./i18next.server.ts";
import type { Locale } from "./locales.ts";
import { localeOf } from "./paths.ts";
import { vocabulary } from "./vocabulary.ts";

type Dictionary = { readonly [Name in keyof typeof en]: Copy<(typeof en)[Name]> };

/** The texts of one page (`features`) or part of the site (`chrome`). */
export type CopyOf<Name extends keyof Dictionary> = Dictionary[Name];

/** All texts of a page in the request's locale, facts and brand already in their places. */
export function getCopy<Name extends keyof Dictionary>(
  context: Readonly<RouterContextProvider>,
  url: URL,
  name: Name,
): CopyOf<Name> {
  const words = vocabulary(localeOf(url.pathname));
  return getInstance(context).t<Name, { returnObjects: true }, CopyOf<Name>>(name, {
    returnObjects: true,
    ...words,
  });
}

/** The locale that the request's path is in. */
export function getLocale(url: URL): Locale {
  return localeOf(url.pathname);
}
