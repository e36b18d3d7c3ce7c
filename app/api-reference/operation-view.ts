import type { Locale } from "../i18n/locales.ts";
import { dictionaries } from "../locales/dictionaries.ts";
import { highlight } from "../markdown/highlight.ts";
import { type Field, fields, parameterField } from "./fields.ts";
import { operationSamples } from "./operation-samples.ts";
import { type OperationEntry, requestBodyOf, resolve, responsesOf } from "./operations.ts";
import type { Samples } from "./sample-languages.ts";
import type { ApiDocument, Operation } from "./types.ts";

export type OperationView = {
  /** The anchor on the page. */
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: Field[];
  /** Null if the operation has no body. */
  body: BodyView | null;
  success: { status: string; description: string };
  /** The statuses of its errors, which the page describes in one table. */
  errors: string[];
  /** Highlighted HTML. */
  samples: Samples;
};

/** `fields` is empty if they are not published yet. `note` says that samples have sample data, or a placeholder. */
export type BodyView = { description: string; fields: Field[]; note: string };

export function operationView(
  entry: OperationEntry,
  document: ApiDocument,
  locale: Locale,
): OperationView {
  const { key: path, method, operation } = entry;
  const { operationId: id, summary, description } = operation;
  const parameters = (operation.parameters ?? []).map((part) =>
    resolve(part, document.components.parameters),
  );
  const responses = responsesOf(operation, document);
  const success = responses.find(({ response }) => !response["x-display-name"]);
  if (!success) throw new Error(`API document: ${id} has no response for success`);
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary,
    description,
    parameters: parameters.map((parameter) => parameterField(parameter, locale)),
    body: bodyView(operation, document, locale),
    success: { status: success.status, description: success.response.description },
    errors: responses.filter((response) => response !== success).map(({ status }) => status),
    samples: highlighted(operationSamples(entry, document)),
  };
}

function bodyView(operation: Operation, document: ApiDocument, locale: Locale): BodyView | null {
  const body = requestBodyOf(operation, document);
  if (!body) return null;
  const { schema, examples } = body.content["application/json"];
  return {
    description: body.description,
    fields: schema ? fields(resolve(schema, document.components.schemas), locale) : [],
    note: examples?.sample.summary ?? dictionaries[locale].api.examples.placeholder,
  };
}

function highlighted({ curl, python, javascript, go, php }: Samples): Samples {
  return {
    curl: highlight(curl, "bash"),
    python: highlight(python, "python"),
    javascript: highlight(javascript, "javascript"),
    go: highlight(go, "go"),
    php: highlight(php, "php"),
  };
}
