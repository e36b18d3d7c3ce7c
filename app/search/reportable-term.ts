import { asksForMedicalAdvice } from "../care/medical-advice.ts";
import { simplified } from "../tokens/simplified.ts";
import { normalize } from "../tokens/terms.ts";

/** In UTF-16 units: a longer query is a sentence, which may say who wrote it. */
const maxLength = 60;

/** As in postcodes, phone and card numbers. An error's or a year's number has fewer. */
const minPersonalDigits = 5;

/**
 * A query as the owner's report names it, in one spelling; undefined if it may be personal: an address, a number,
 * a long text or somebody's health.
 */
export function reportableTerm(query: string): string | undefined {
  const term = normalize(query).trim().replace(/\s+/g, " ");
  const digits = term.match(/\p{Nd}/gu)?.length ?? 0;
  const isPersonal =
    term.length > maxLength ||
    digits >= minPersonalDigits ||
    // Also control characters, which PostgreSQL does not store.
    /[@\p{C}]/u.test(term) ||
    asksForMedicalAdvice(simplified(query));
  return isPersonal || term === "" ? undefined : term;
}
