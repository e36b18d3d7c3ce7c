import { en } from "../locales/en/index.ts";
import { zh } from "../locales/zh/index.ts";
import type { CopyOf } from "./copy.server.ts";
import type { Locale } from "./locales.ts";
import { fillPlaceholders } from "./placeholders.ts";
import { vocabulary } from "./vocabulary.ts";

type Dictionary = { readonly [Name in keyof typeof en]: CopyOf<Name> };

const dictionaries: Record<Locale, Dictionary> = { en: filled("en", en), zh: filled("zh", zh) };

/** All copy of a language with facts and brand in their places, for what is made outside of a request. */
export function dictionary(locale: Locale): Dictionary {
  return dictionaries[locale];
}

function filled(locale: Locale, texts: Dictionary): Dictionary {
  const words = vocabulary(locale);
  return JSON.parse(JSON.stringify(texts), (_, value) =>
    typeof value === "string" ? fillPlaceholders(value, words) : value,
  );
}
