import { type Language, languages } from "../site/locales/language.ts";
import { type Locale, locales } from "./locales.ts";

/** Two letters of a script that is probably none of the site's. A language that uses it has it in its `ownLetters`. */
const otherScript =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Greek}]{2}/u;
/** Words of questions in Spanish, Portuguese, French, Italian, German, Dutch, Polish and Turkish that English does not have. */
const otherWords =
  /(?<!\p{L})(?:qué|que|cómo|cuánto|cuál|dónde|cuesta|tienen|tiene|puedo|puede|hay|una|los|las|por|para|está|quanto|custa|você|vocês|não|uma|posso|onde|qual|combien|comment|pourquoi|quel|quelle|est|les|des|une|puis|vous|avez|je|c'est|coûte|est-ce|gratuit|costa|dove|perché|gratis|wie|was|wo|ist|der|die|das|und|ich|kann|kostet|viel|gibt|eine|mein|meine|hoe|kost|kan|ik|een|het|jak|czy|ile|kosztuje|jest|nasıl|kaç|ne|kadar|mı|bir)(?!\p{L})/giu;

/** Whether a question is asked in a language that the site does not have. */
export function isOtherLanguage(question: string): boolean {
  const text = question.replace(quoted, " ").normalize("NFC");
  const isWrittenIn = (locale: Locale) =>
    languages[locale].ownLetters?.test(text) || languages[locale].asking.test(text);
  if (locales.some(isWrittenIn)) return false;
  const words = text.match(otherWords) ?? [];
  return otherScript.test(text) || new Set(words.map((word) => word.toLowerCase())).size > 1;
}

/** The number of Latin words that make a sentence. Fewer may be names in a text of any language. */
const sentenceWords = 3;

/** Quotations, which may be in any language. */
const quoted = /[“"「『][^“”"「」『』]*[”"」』]/gu;

/**
 * The language of a question, without its quotations. Letters that only one language uses decide first, then question words
 * in only one script. Otherwise, Latin words decide if they make a sentence without Chinese characters, and Chinese characters
 * decide unless there is a sentence with more Latin words. In all other cases, it is the page's language.
 */
export function questionLocale(question: string, page: Locale): Locale {
  const rest = question.replace(quoted, " ");
  const candidates = locales.filter((locale) => languages[locale].ownLetters?.test(rest));
  if (candidates.length > 0) return preferPage(candidates, page);
  const words = question.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  const characters = question.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = findLanguages("Latin", rest);
  if (characters === 0) return words >= sentenceWords ? preferPage(latin.likely, page) : page;
  const han = findLanguages("Han", rest);
  if (latin.asks !== han.asks) {
    if (han.asks) return preferPage(han.likely, page);
    if (words >= sentenceWords) return preferPage(latin.likely, page);
  }
  // A Chinese word usually has two characters.
  return words >= sentenceWords && words > characters / 2 ? page : preferPage(han.likely, page);
}

/** Whether a question has question words of a language in a script, and the languages that it may be in. */
function findLanguages(script: Language["script"], question: string) {
  const inScript = locales.filter((locale) => languages[locale].script === script);
  const asking = inScript.filter((locale) => languages[locale].asking.test(question));
  const asks = asking.length > 0;
  return { asks, likely: asks ? asking : inScript };
}

/** The page's language if it is one of the candidates, otherwise the first. */
function preferPage(candidates: readonly Locale[], page: Locale): Locale {
  return candidates.includes(page) ? page : (candidates[0] ?? page);
}
