import { data, type RouterContextProvider } from "react-router";
import { jsonProblem } from "../../../api-reference/json-scan.ts";
import type { OperationForm } from "../../../api-reference/operation-form.ts";
import { copyIn } from "../../../i18n/copy.server.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { readForm } from "../../../leads/.server/read-form.ts";
import { addressContext, settingsContext } from "../../../load-context.server.ts";
import { cacheControl } from "../../../response-headers.ts";
import { respondInSandbox } from "../../../sandbox/respond.server.ts";
import { responseHeaders } from "../../../sandbox/response-headers.ts";
import type { Message } from "../../../widgets/form-problem.ts";
import type { Answer } from "./call.ts";
import { readValues, type Values } from "./values.ts";

/** What was sent without JavaScript and the response, unless the body is not JSON; or why it could not be read. */
export interface Posted {
  readonly values?: Values;
  readonly answer?: Answer;
  readonly problem?: Message;
}

interface PostOptions {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly form: OperationForm;
  readonly locale: Locale;
}

/** Calls the sandbox in this process with what a form has posted. No address comes from the request. */
export async function postCall({ request, context, form, locale }: PostOptions) {
  const headers = { "Cache-Control": cacheControl.noStore };
  const posted = await readForm(request);
  if (typeof posted === "number") {
    const problem = copyIn(locale, "forms").problems.unreadable;
    return data<Posted>({ problem }, { status: posted, headers });
  }
  const values = readValues(posted, form);
  if (form.body && jsonProblem(values.body)) {
    return data<Posted>({ values }, { status: 422, headers });
  }
  const answer = await call(values, { context, form, locale });
  return data<Posted>({ values, answer }, { headers });
}

async function call(
  values: Values,
  { context, form, locale }: Omit<PostOptions, "request">,
): Promise<Answer> {
  const settings = context.get(settingsContext);
  const started = performance.now();
  const response = await respondInSandbox(
    {
      method: form.method.toUpperCase(),
      segments: form.path
        .split("/")
        .slice(1)
        .map((part) => values.parameters[/^\{(.+)\}$/.exec(part)?.[1] ?? ""] ?? part),
      authorization: values.key && `Bearer ${values.key}`,
      isJson: true,
      body: Buffer.from(values.body),
      locale,
      now: Date.now(),
      count: (limit) => settings.countSandboxCall(limit, context.get(addressContext)),
    },
    settings,
  );
  return {
    status: response.status,
    headers: Object.entries(responseHeaders(response, locale)),
    body: JSON.stringify(response.body),
    milliseconds: Math.round(performance.now() - started),
  };
}
