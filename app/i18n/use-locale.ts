import { useLocation } from "react-router";
import type { Locale } from "./locales.ts";
import { localeOf } from "./paths.ts";

/** The locale of the page that is shown. */
export function useLocale(): Locale {
  return localeOf(useLocation().pathname);
}
