import type { Locale } from "../i18n/locales.ts";

/** So many words of the alphabet make a sentence: fewer may be names inside any language. */
const sentence = 3;

/**
 * The language of a question: the page's where it is written in both, English where it is a sentence without
 * Chinese characters, Chinese where the characters stand for more than the words between them.
 */
export function questionLocale(question: string, page: Locale): Locale {
  const words = question.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  const characters = question.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (characters === 0) return words >= sentence ? "en" : page;
  // A Chinese word is two characters long, as a rule.
  return words > sentence && words > characters / 2 ? page : "zh";
}
