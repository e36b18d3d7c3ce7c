import { type Locale, localeTable } from "./locales.ts";
import { fillSlots } from "./slots.ts";

interface Forms {
  /** Of exactly one thing, in languages that tell it apart (Unicode CLDR plural rules). */
  readonly one: string;
  readonly other: string;
}

/** "1 post", "7 posts": the form that a number asks for, with the number in its slot `{count}`. */
export function countInWords(forms: Forms, count: number, locale: Locale): string {
  const rule = new Intl.PluralRules(localeTable[locale].tag).select(count);
  return fillSlots(rule === "one" ? forms.one : forms.other, { count });
}
