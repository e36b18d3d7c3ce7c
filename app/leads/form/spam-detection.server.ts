import { hiddenFields, minElapsed } from "./hidden-fields.ts";

/** Whether a form was probably filled in by a bot. A missing field is no evidence, because JavaScript may be off. */
export function isSuspectedSpam(form: FormData): boolean {
  const elapsed = form.get(hiddenFields.elapsed);
  const tooFast = typeof elapsed === "string" && elapsed !== "" && Number(elapsed) < minElapsed;
  return tooFast || Boolean(form.get(hiddenFields.honeypot));
}

/** In milliseconds: without JavaScript, the same values within this time are a double click. */
const duplicateWindow = 600_000;

/** The token by which two submissions of the same form are recognized. */
export function readFormToken(form: FormData): string {
  const token = form.get(hiddenFields.token);
  if (typeof token === "string" && /^[\w-]{8,64}$/.test(token)) return token;
  return `none ${Math.floor(Date.now() / duplicateWindow)}`;
}
