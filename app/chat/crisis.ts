import type { Locale } from "../i18n/locales.ts";
import * as en from "./phrases/en/crisis.ts";
import { plain } from "./phrases/plain.ts";
import * as zh from "./phrases/zh/crisis.ts";

interface CrisisPhrases {
  /** Said of oneself or of somebody near: a crisis, whatever else the sentence speaks of. */
  readonly personal: readonly RegExp[];
  /** Names the subject: a crisis unless the sentence is about studies, texts, the law or software. */
  readonly subject: RegExp;
  /** Speaks of studies, texts, the law or software. */
  readonly about: RegExp;
}

/** Questions come in any of our languages, whichever the page is in. */
const languages: Record<Locale, CrisisPhrases> = { en, zh };

/**
 * Whether somebody may be about to die or to be hurt, or fears for a person near: thoughts of suicide, self-harm,
 * an overdose, violence at home. Chinese has to be in simplified characters. When in doubt it says yes, because
 * a caring sentence too many does less harm than one too few.
 */
export function asksForHelpInCrisis(question: string): boolean {
  const text = plain(question);
  return Object.values(languages).some(
    ({ personal, subject, about }) =>
      personal.some((pattern) => pattern.test(text)) || (subject.test(text) && !about.test(text)),
  );
}
