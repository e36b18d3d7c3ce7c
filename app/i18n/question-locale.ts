import type { Locale } from "./locales.ts";

/** So many words of the alphabet make a sentence: fewer may be names inside any language. */
const sentence = 3;

/** What is quoted may be in any language. */
const quoted = /[“"「『][^“”"「」『』]*[”"」』]/gu;

/** Words that make a question in one language, and are no names in the other. */
const asking = {
  en: /\b(what|whats|how|does|do|did|is|are|can|could|should|why|where|when|which|who|the|my|your|mean|means)\b/i,
  zh: /怎么|怎样|什么|如何|为何|为啥|[吗呢]|哪[里个些]|能不能|可以|多少|是不是|有没有|报错|请问/u,
} as const;

/**
 * The language of a question: the one in which it asks, whatever it quotes from the other. Where it asks in both or in
 * neither, it is the page's if it is written in both, English if it is a sentence without Chinese characters, and
 * Chinese if the characters stand for more than the words between them.
 */
export function questionLocale(question: string, page: Locale): Locale {
  const words = question.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  const characters = question.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (characters === 0) return words >= sentence ? "en" : page;
  const rest = question.replace(quoted, " ");
  const asksInChinese = asking.zh.test(rest);
  if (asking.en.test(rest) !== asksInChinese) {
    if (asksInChinese) return "zh";
    if (words >= sentence) return "en";
  }
  // A Chinese word is two characters long, as a rule.
  return words >= sentence && words > characters / 2 ? page : "zh";
}
