import type { Locale } from "../../i18n/locales.ts";
import type { Dictionary, Exact } from "./dictionary.ts";
import { language as en } from "./en/language.ts";
import { language as zh } from "./zh/language.ts";

/** The kinds of messages that ask nothing about the product. */
export const messageKinds = ["task", "insult", "injection", "other"] as const;

export type MessageKind = (typeof messageKinds)[number];

/**
 * Examples of messages in a language that no written answer fits: tasks for an assistant, insults, prompt injections, and
 * others; and (`more`) requests for more about the last answer.
 */
export type MessageExamples = Readonly<Record<MessageKind | "more", readonly string[]>>;

/** What the server needs to know of a language: its copy, how it is written, and how people ask questions in it. */
export interface Language<Given extends Exact<Given> = Dictionary> {
  /** All copy, with placeholders. */
  readonly copy: Dictionary & Given;
  readonly messages: MessageExamples;
  /** Its name in English. */
  readonly name: string;
  /**
   * How likely an answer has to be the right one (0 to 1, search/answers/confidence.ts) to be given as certain, and as
   * possible.
   */
  readonly answerConfidence: { readonly certain: number; readonly possible: number };
  /** Matches questions that depend on the one before: by their beginning or end, or by a pronoun for its subject. */
  readonly followUp: RegExp;
  /** The maximum length, in characters, of all texts together from which a model answers. */
  readonly maxContextLength: number;
  /** Reading speed: the units of a text, and how many of them people read in a minute. */
  readonly reading: { readonly unit: RegExp; readonly perMinute: number };
  readonly script: "Latin" | "Han" | "other";
  /** Letters that no other language of the site uses: Hiragana and Katakana for Japanese. */
  readonly ownLetters?: RegExp;
  /** Words that mark a question as being in this language, and aren't names in others. */
  readonly asking: RegExp;
  /** Words that don't tell what a question is about. In scripts without spaces, longer words come before shorter ones. */
  readonly stopWords: string;
  /** Words before or after a message that add nothing: "ok", "please". Needs the flag `g`, because all of them are removed. */
  readonly filler: RegExp;
  /** Words for us and our product in a question that names another product: "you", "here". */
  readonly ours: RegExp;
  /** Words for relations of our product to another: comparison, integration, access or payment through it. */
  readonly relation: RegExp;
}

export const languages: Readonly<Record<Locale, Language>> = { en, zh };
