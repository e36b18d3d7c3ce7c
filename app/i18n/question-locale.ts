import { type Language, languages } from "../site/locales/language.ts";
import { type Locale, locales } from "./locales.ts";

/** Letters of scripts in which none of the site's languages are written; one that is has them as its own. */
const otherScript =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Greek}]{2}/u;
/** Words of questions in Spanish, Portuguese, French, Italian, German, Dutch, Polish and Turkish that are none in English. */
const otherWords =
  /(?<!\p{L})(?:qué|que|cómo|cuánto|cuál|dónde|cuesta|tienen|tiene|puedo|puede|hay|una|los|las|por|para|está|quanto|custa|você|vocês|não|uma|posso|onde|qual|combien|comment|pourquoi|quel|quelle|est|les|des|une|puis|vous|avez|je|c'est|coûte|est-ce|gratuit|costa|dove|perché|gratis|wie|was|wo|ist|der|die|das|und|ich|kann|kostet|viel|gibt|eine|mein|meine|hoe|kost|kan|ik|een|het|jak|czy|ile|kosztuje|jest|nasıl|kaç|ne|kadar|mı|bir)(?!\p{L})/giu;

/** Whether a question asks in a language that is none of the site's. */
export function isOtherLanguage(question: string): boolean {
  const text = question.replace(quoted, " ").normalize("NFC");
  const isWrittenIn = (locale: Locale) =>
    languages[locale].ownLetters?.test(text) || languages[locale].asking.test(text);
  if (locales.some(isWrittenIn)) return false;
  const words = text.match(otherWords) ?? [];
  return otherScript.test(text) || new Set(words.map((word) => word.toLowerCase())).size > 1;
}

/** So many words of the alphabet make a sentence: fewer may be names inside any language. */
const sentenceWords = 3;

/** What is quoted may be in any language. */
const quoted = /[“"「『][^“”"「」『』]*[”"」』]/gu;

/**
 * The language of a question: the one in which it asks, whatever it quotes from another. Letters of one language alone
 * tell at once. Where it asks in Chinese characters and in the alphabet or in neither, it is the page's if it is written in
 * both, one in the alphabet if it is a sentence without characters, and one in characters if these stand for more than the
 * words between them.
 */
export function questionLocale(question: string, page: Locale): Locale {
  const rest = question.replace(quoted, " ");
  const candidates = locales.filter((locale) => languages[locale].ownLetters?.test(rest));
  if (candidates.length > 0) return preferPage(candidates, page);
  const words = question.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  const characters = question.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = writtenIn("Latin", rest);
  if (characters === 0) return words >= sentenceWords ? preferPage(latin.likely, page) : page;
  const han = writtenIn("Han", rest);
  if (latin.asks !== han.asks) {
    if (han.asks) return preferPage(han.likely, page);
    if (words >= sentenceWords) return preferPage(latin.likely, page);
  }
  // A Chinese word is two characters long, as a rule.
  return words >= sentenceWords && words > characters / 2 ? page : preferPage(han.likely, page);
}

/** Whether a question asks in a language of a script, and the languages that it may be in. */
function writtenIn(script: Language["script"], question: string) {
  const inScript = locales.filter((locale) => languages[locale].script === script);
  const asking = inScript.filter((locale) => languages[locale].asking.test(question));
  const asks = asking.length > 0;
  return { asks, likely: asks ? asking : inScript };
}

/** The page's language if it is one of them. */
function preferPage(candidates: readonly Locale[], page: Locale): Locale {
  return candidates.includes(page) ? page : (candidates[0] ?? page);
}
