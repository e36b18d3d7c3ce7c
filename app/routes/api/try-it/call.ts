import type { OperationForm } from "../../../api-reference/operation-form.ts";
import type { Samples } from "../../../api-reference/sample-languages.ts";
import { fillPath, samples } from "../../../api-reference/samples.ts";
import { highlightTyped } from "../../../markdown/highlight-typed.ts";
import { site } from "../../../site.ts";
import type { Values } from "./values.ts";

/** A response, as the panel shows it. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** From sending the request to the last byte of the response. */
  readonly milliseconds: number;
}

/** In milliseconds. */
const timeout = 30_000;

/**
 * Sends a request to an origin, or to a path of this one.
 * @throws if there is no response
 */
export async function send(
  { method, path, body }: OperationForm,
  values: Values,
  origin: string,
  locale: string,
): Promise<Answer> {
  const headers = new Headers({ "Accept-Language": locale });
  if (values.key) headers.set("Authorization", `Bearer ${values.key}`);
  if (body) headers.set("Content-Type", "application/json");
  const started = performance.now();
  const response = await fetch(origin + fillPath({ path, pathValues: values.parameters }), {
    method: method.toUpperCase(),
    headers,
    body: body ? values.body : null,
    credentials: "omit",
    // The key is for this origin.
    redirect: "error",
    signal: AbortSignal.timeout(timeout),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: [...response.headers],
    body: text,
    milliseconds: Math.round(performance.now() - started),
  };
}

/** The code samples of what was typed, as HTML; undefined while the body is not JSON. */
export function typedSamples(
  { method, path, body }: OperationForm,
  values: Values,
  origin: string,
): Samples | undefined {
  try {
    const call = {
      ...{ method, path, pathValues: values.parameters },
      ...(body && { body: JSON.parse(values.body) }),
    };
    const { curl, python, javascript, go, php } = samples(call, origin, site.api.keyVariable);
    return {
      curl: highlightTyped(curl),
      python: highlightTyped(python),
      javascript: highlightTyped(javascript),
      go: highlightTyped(go),
      php: highlightTyped(php),
    };
  } catch {
    return undefined;
  }
}
