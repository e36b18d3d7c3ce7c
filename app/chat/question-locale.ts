import type { Locale } from "../i18n/locales.ts";

/** Characters that only one of our languages is written in. */
const ownScript: readonly (readonly [Locale, RegExp])[] = [["zh", /\p{Script=Han}/u]];
/** How many words of the alphabet make a sentence: fewer may be names inside any language. */
const sentence = 3;

/** The language of a question: by its script, else English if it is a sentence, else the page's. */
export function questionLocale(question: string, page: Locale): Locale {
  const script = ownScript.find(([, characters]) => characters.test(question));
  if (script) return script[0];
  const words = question.match(/\p{Script=Latin}+/gu) ?? [];
  return words.length >= sentence ? "en" : page;
}
