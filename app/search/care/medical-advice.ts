import * as en from "./phrases/en/medical.ts";
import type { Phrases } from "./phrases/patterns.ts";
import { plain } from "./phrases/plain.ts";
import * as zh from "./phrases/zh/medical.ts";

interface MedicalPhrases {
  readonly ailment: Phrases;
  readonly remedy: Phrases;
  /** What is measured of a body, and what a doctor reads. */
  readonly finding: Phrases;
  /** Asks what helps, what is safe, what is normal, or speaks of a person's own body. */
  readonly advice: Phrases;
  /** Asks whether this person should take or leave something. */
  readonly personal: Phrases;
  /** Describes a case, or asks for a diagnosis, a prescription or a reading: needs no other word. */
  readonly complaint: Phrases;
  /** Speaks of studies and the API that takes them, of stories, or of ways to use a computer. */
  readonly study: Phrases;
  /** Speaks of what else the product does. */
  readonly product: Phrases;
}

/** Questions come in any of our languages, whichever the page is in. */
const languages: readonly MedicalPhrases[] = [en, zh];

/**
 * Whether somebody asks what to do about a body or a drug. A single word is not enough: an ailment, a remedy or a
 * finding has to come with a request for advice, and whoever speaks of studies, files or the API asks about those.
 */
export function asksForMedicalAdvice(question: string): boolean {
  const text = plain(question);
  return languages.some((phrases) => {
    const said = (kind: keyof MedicalPhrases) => phrases[kind].test(text);
    const subject = said("ailment") || said("remedy") || said("finding");
    if (subject && said("personal")) return true;
    if (said("study")) return false;
    if (said("complaint")) return true;
    if (said("product")) return false;
    return (said("ailment") && said("remedy")) || (subject && said("advice"));
  });
}
