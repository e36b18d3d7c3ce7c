import * as en from "./phrases/en/crisis.ts";
import type { Phrases } from "./phrases/patterns.ts";
import { plain } from "./phrases/plain.ts";
import * as zh from "./phrases/zh/crisis.ts";

/**
 * Kinds of crisis, the one that can least wait first: an overdose or the last step before one's death, a sudden illness
 * or injury, violence, thoughts of suicide.
 */
export const crises = ["danger", "emergency", "violence", "despair"] as const;

export type Crisis = (typeof crises)[number];

type CrisisPatterns = Readonly<Record<Crisis, readonly Phrases[]>>;

interface CrisisPhrases {
  /** Said of oneself or of somebody near: a crisis, whatever else the sentence speaks of. */
  readonly personal: CrisisPatterns;
  /** Names the subject: a crisis unless the sentence is about something else. */
  readonly subject: CrisisPatterns;
  /** Speaks of studies, texts, the law or software: in the words that don't belong to this kind of crisis as well. */
  readonly about: Readonly<Record<Crisis, Phrases>>;
}

/** Questions come in any of our languages, whichever the page is in. */
const languages: readonly CrisisPhrases[] = [en, zh];

/**
 * Which crisis a question tells of, if any: somebody may be about to die or to be hurt, or fears for a person near.
 * Chinese has to be in simplified characters. When in doubt it names one, because a caring sentence too many does
 * less harm than one too few.
 */
export function crisisIn(question: string): Crisis | undefined {
  const text = plain(question);
  return crises.find((crisis) => tellsOf(crisis, text));
}

/** Whether a plain text tells of this crisis. */
export function tellsOf(crisis: Crisis, text: string): boolean {
  const says = (patterns: readonly Phrases[]) => patterns.some((pattern) => pattern.test(text));
  return languages.some(
    ({ personal, subject, about }) =>
      says(personal[crisis]) || (says(subject[crisis]) && !about[crisis].test(text)),
  );
}
