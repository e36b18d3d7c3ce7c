import type { Locale } from "../../i18n/locales.ts";
import { questions as en } from "./en/questions.ts";
import { questions as zh } from "./zh/questions.ts";

/** What questions in a language look like that no written answer fits as they are. */
export interface QuestionForms {
  /** Questions that begin or end like these leave their subject to the one before. */
  readonly followUps: readonly RegExp[];
  /** Wishes to hear more of what was said last. */
  readonly more: readonly RegExp[];
  /** Orders to a model that there may be. */
  readonly injections: readonly RegExp[];
  /** Work for an assistant: a text to translate, something to write, a sum. */
  readonly tasks: readonly RegExp[];
  /** Said of the chat, or to it, in anger. */
  readonly insults: readonly RegExp[];
}

const byLocale: Readonly<Record<Locale, QuestionForms>> = { en, zh };

/** The forms in all languages: visitors ask in any of them, whichever the page is in. */
export function formsOf(kind: keyof QuestionForms): readonly RegExp[] {
  return [...new Set(Object.values(byLocale).flatMap((forms) => forms[kind]))];
}
