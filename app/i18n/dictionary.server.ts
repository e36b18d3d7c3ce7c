import { en } from "../locales/en/index.ts";
import { zh } from "../locales/zh/index.ts";
import type { CopyOf } from "./copy.server.ts";
import { interpolate } from "./interpolate.ts";
import { interpolationValues } from "./interpolation-values.ts";
import type { Locale } from "./locales.ts";

type Dictionary = { readonly [Name in keyof typeof en]: CopyOf<Name> };

const dictionaries: Record<Locale, Dictionary> = {
  en: interpolateAll("en", en),
  zh: interpolateAll("zh", zh),
};

/** All texts of a locale, with facts and brand interpolated, for code that runs outside of requests. */
export function dictionary(locale: Locale): Dictionary {
  return dictionaries[locale];
}

function interpolateAll(locale: Locale, texts: Dictionary): Dictionary {
  const values = interpolationValues(locale);
  return JSON.parse(JSON.stringify(texts), (_, value) =>
    typeof value === "string" ? interpolate(value, values) : value,
  );
}
