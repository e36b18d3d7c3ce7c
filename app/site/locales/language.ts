import type { Locale } from "../../i18n/locales.ts";
import { language as en } from "./en/language.ts";
import { language as zh } from "./zh/language.ts";

/** How a language is written and asked in, for the server. */
export interface Language {
  /** Its name in English. */
  readonly name: string;
  /**
   * How well an answer has to fit to be given, and to be given as what may be meant. Of 350 questions that the site
   * can't answer, about 1 in 100 reaches the first, and 11 (Chinese) or 13 (English) the second.
   * One that reaches the third is offered as a question that is near: of 108 everyday questions about other things, 15 reach it,
   * and of 36 of ours that aren't recognized and have their answer among the first two, 30 do.
   */
  readonly answerThresholds: {
    readonly sure: number;
    readonly perhaps: number;
    readonly near: number;
  };
  /** Characters of all texts together that a model may answer from. */
  readonly maxContextLength: number;
  /** Reading speed: what is counted, and how many of them are read in a minute. */
  readonly reading: { readonly unit: RegExp; readonly perMinute: number };
  readonly script: "Latin" | "Han" | "other";
  /** Letters in which no other language of the site is written: Hiragana and Katakana for Japanese. */
  readonly ownLetters?: RegExp;
  /** Words that make a question in this language, and are no names in others. */
  readonly asking: RegExp;
}

export const languages: Readonly<Record<Locale, Language>> = { en, zh };
