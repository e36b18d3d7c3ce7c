import { guard, minimumTime } from "../../widgets/form-guard.ts";

/** Whether a form seems to have been filled in by a bot. A missing field, as without JavaScript, is no sign of one. */
export function isSuspicious(form: FormData): boolean {
  const elapsed = form.get(guard.elapsed);
  const tooFast = typeof elapsed === "string" && elapsed !== "" && Number(elapsed) < minimumTime;
  return tooFast || Boolean(form.get(guard.trap));
}

/** Milliseconds. Without JavaScript, the same form sent again unchanged within this time is a double click. */
const duplicateWindow = 600_000;

/** What marks two sendings of the same form as one. */
export function readToken(form: FormData): string {
  const token = form.get(guard.token);
  if (typeof token === "string" && /^[\w-]{8,64}$/.test(token)) return token;
  return `none ${Math.floor(Date.now() / duplicateWindow)}`;
}
