import { type ActionFunctionArgs, data, type RouterContextProvider, redirect } from "react-router";
import { cacheControl, retryAfter } from "../../http/shared/response-headers.ts";
import { type CopyOf, getCopy, getLocale } from "../../i18n/copy.server.ts";
import { plainText } from "../../i18n/markup.ts";
import { requestContext, settingsContext } from "../../load-context.server.ts";
import { hasPart } from "../../pages.ts";
import {
  constraintsOf,
  type ErrorCode,
  type FieldErrors,
  readValues,
} from "../.server/validate.ts";
import type { FieldName, Kind, Values } from "../schema.ts";
import { hiddenFields, minElapsed } from "./hidden-fields.ts";
import type { FormProblem } from "./use-form.ts";

/** The data of a form for its page's loader: constraints, common texts, and initial values. */
export function formView(
  kind: Kind,
  context: Readonly<RouterContextProvider>,
  values: Values = {},
) {
  const { missing, errors, problems, failures, ...texts } = getCopy(context, "forms");
  const { limited } = problems;
  return {
    constraints: constraintsOf(kind),
    copy: { ...texts, failures: { ...failures, limited } },
    values,
  };
}

/** The data of the newsletter's form, if the site has one. */
export function newsletterView(context: Readonly<RouterContextProvider>) {
  if (!hasPart("newsletter")) return undefined;
  return { copy: getCopy(context, "newsletter"), view: formView("newsletter", context) };
}

/** The response to a form must not be cached. */
const noStore = { "Cache-Control": cacheControl.noStore };

/**
 * The action of a page with a form: stores the submission and redirects to the page with `?sent`, which shows a
 * success message; or returns the errors and the submitted values. `known` are values that the page sets itself.
 */
export async function submitForm(
  kind: Kind,
  { request, context, url }: ActionFunctionArgs,
  known: Values = {},
) {
  const { leads } = context.get(settingsContext);
  const locale = getLocale(context);
  const copy = getCopy(context, "forms");
  const form = await readForm(request);
  if (typeof form === "number") return respond(form, copy.problems.unreadable);

  const values = { ...readValues(kind, form), ...known };
  const result = await leads.submit({
    kind,
    values,
    locale,
    notice: getNotice(kind, context),
    token: readFormToken(form),
    spam: isSuspectedSpam(form),
    address: context.get(requestContext).address,
  });
  switch (result.outcome) {
    case "stored":
      // The path starts with a single slash, so it can't name another host.
      return redirect(`${url.pathname}?sent`, { status: 303, headers: noStore });
    case "invalid":
      return respond(422, { values, errors: toErrorTexts(result.errors, copy) });
    case "limited":
      return respond(429, { ...copy.problems.limited, values }, result.retryAfterSeconds);
    case "unavailable":
      return respond(503, { ...copy.problems.unavailable, values }, retryAfter.storeOutage);
  }
}

/** The media types of forms (HTML standard, section 4.10.21.6). */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Reads a posted form, or returns the status code of the error. It does not throw. */
export async function readForm(request: Request): Promise<FormData | 400 | 415> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!formTypes.test(type)) return 415;
  try {
    return await request.formData();
  } catch {
    return 400;
  }
}

function respond(status: number, problem: FormProblem, retryAfterSeconds?: number) {
  const headers = new Headers(noStore);
  if (retryAfterSeconds) headers.set("Retry-After", String(retryAfterSeconds));
  return data(problem, { status, headers });
}

/** The consent text of a form. */
function getNotice(kind: Kind, context: Readonly<RouterContextProvider>): string {
  const notices: Record<Kind, () => string> = {
    contact: () => getCopy(context, "contact").form.note,
    newsletter: () => getCopy(context, "newsletter").text,
    application: () => getCopy(context, "job").form.privacy,
  };
  return plainText(notices[kind]());
}

function toErrorTexts(errors: FieldErrors, copy: CopyOf<"forms">): FormProblem["errors"] {
  const missing: Partial<Record<FieldName, string>> = copy.missing;
  const texts = ([name, code]: [string, ErrorCode]) => [
    name,
    (code === "required" && missing[name as FieldName]) || copy.errors[code],
  ];
  return Object.fromEntries(Object.entries(errors).map(texts));
}

/** Whether a form was probably filled in by a bot. A missing field is no evidence, because JavaScript may be off. */
function isSuspectedSpam(form: FormData): boolean {
  const elapsed = form.get(hiddenFields.elapsed);
  const tooFast = typeof elapsed === "string" && elapsed !== "" && Number(elapsed) < minElapsed;
  return tooFast || Boolean(form.get(hiddenFields.honeypot));
}

/** In milliseconds: without JavaScript, the same values within this time are a double click. */
const duplicateWindow = 600_000;

/** The token by which two submissions of the same form are recognized. */
function readFormToken(form: FormData): string {
  const token = form.get(hiddenFields.token);
  if (typeof token === "string" && /^[\w-]{8,64}$/.test(token)) return token;
  return `none ${Math.floor(Date.now() / duplicateWindow)}`;
}
