import { guard, minimumTime } from "../../widgets/form-guard.ts";

/** Whether a program seems to have filled in a form. What is missing, as without JavaScript, is no sign. */
export function isSuspicious(form: FormData): boolean {
  const elapsed = form.get(guard.elapsed);
  const tooFast = typeof elapsed === "string" && elapsed !== "" && Number(elapsed) < minimumTime;
  return tooFast || Boolean(form.get(guard.trap));
}

/** Without JavaScript, what is sent again unchanged within so many milliseconds was sent by a double click. */
const repetition = 600_000;

/** What marks two sendings of the same form as one. */
export function readToken(form: FormData): string {
  const token = form.get(guard.token);
  if (typeof token === "string" && /^[\w-]{8,64}$/.test(token)) return token;
  return `none ${Math.floor(Date.now() / repetition)}`;
}
