import type { Locale } from "../../i18n/locales.ts";
import type { Dictionary, Exact } from "./dictionary.ts";
import { language as en } from "./en/language.ts";
import { language as zh } from "./zh/language.ts";

/** What a message is that asks nothing about the product. */
export const messageKinds = ["task", "insult", "injection", "other"] as const;

export type MessageKind = (typeof messageKinds)[number];

/**
 * Examples of messages in a language that no written answer fits: work for an assistant, insults, orders to a model that there
 * may be, and whatever else people ask; and (`more`) wishes to hear more of what was said last.
 */
export type MessageExamples = Readonly<Record<MessageKind | "more", readonly string[]>>;

/** What the server needs of a language: its copy, and how it is written and asked in. */
export interface Language<Given extends Exact<Given> = Dictionary> {
  /** All copy, with placeholders. */
  readonly copy: Dictionary & Given;
  readonly messages: MessageExamples;
  /** Its name in English. */
  readonly name: string;
  /**
   * How likely an answer has to be the right one (0 to 1, search/answers/confidence.ts) to be given, and to be given as what
   * may be meant.
   */
  readonly answerConfidence: { readonly certain: number; readonly possible: number };
  /** How questions begin or end that leave their subject to the one before, and words that stand for it. */
  readonly followUp: RegExp;
  /** Characters of all texts together that a model may answer from. */
  readonly maxContextLength: number;
  /** Reading speed: what is counted, and how many of them are read in a minute. */
  readonly reading: { readonly unit: RegExp; readonly perMinute: number };
  readonly script: "Latin" | "Han" | "other";
  /** Letters in which no other language of the site is written: Hiragana and Katakana for Japanese. */
  readonly ownLetters?: RegExp;
  /** Words that make a question in this language, and are no names in others. */
  readonly asking: RegExp;
  /** Words that a question is made of and not about; in scripts without spaces, the longer before the shorter. */
  readonly stopWords: string;
  /** What stands before or after a message and says nothing: "ok", "please". Everywhere in the text, with the flag `g`. */
  readonly filler: RegExp;
  /** Words for us and what we offer in a question that names another product: "you", "here". */
  readonly ours: RegExp;
  /** How ours compares with another product, works beside it, or is reached or paid through it. */
  readonly relation: RegExp;
}

export const languages: Readonly<Record<Locale, Language>> = { en, zh };
