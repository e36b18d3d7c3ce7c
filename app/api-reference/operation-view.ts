import { highlight } from "../build/highlight.ts";
import type { Locale } from "../i18n/locales.ts";
import { site } from "../site.ts";
import { type Field, fields, parameterField } from "./fields.ts";
import { type OperationEntry, requestBodyOf, resolve, responsesOf } from "./operations.ts";
import { type Samples, samples } from "./samples.ts";
import type { ApiDocument, Json, Operation } from "./types.ts";

export type OperationView = {
  /** The anchor on the page. */
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: Field[];
  /** Null where the operation takes none. */
  body: BodyView | null;
  success: { status: string; description: string };
  /** The statuses of its errors, which are described once for all operations. */
  errors: string[];
  /** Highlighted HTML. */
  samples: Samples;
};

/** `fields` is empty where they are not yet published. `note` says that the samples' figures are sample data. */
export type BodyView = { description: string; fields: Field[]; note: string };

export function operationView(
  { key: path, method, operation }: OperationEntry,
  document: ApiDocument,
  locale: Locale,
): OperationView {
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
    errors: responses.filter((entry) => entry !== success).map(({ status }) => status),
    samples: highlighted(
      samples(
        {
          method,
          path,
          pathValues: Object.fromEntries(parameters.map(({ name, example }) => [name, example])),
          body: sampleBody(operation, document),
        },
        site.api.origin,
        site.api.keyVariable,
      ),
    ),
  };
}

function bodyView(operation: Operation, document: ApiDocument, locale: Locale): BodyView | null {
  const body = requestBodyOf(operation, document);
  if (!body) return null;
  const { schema, examples } = body.content["application/json"];
  return {
    description: body.description,
    fields: schema ? fields(resolve(schema, document.components.schemas), locale) : [],
    note: examples?.sample.summary ?? "",
  };
}

/** An empty object where the fields are not yet published: the place for the reader to put them. */
function sampleBody(operation: Operation, document: ApiDocument): Json | undefined {
  const body = requestBodyOf(operation, document);
  return body && (body.content["application/json"].examples?.sample.value ?? {});
}

function highlighted({ curl, python, javascript }: Samples): Samples {
  return {
    curl: highlight(curl, "bash"),
    python: highlight(python, "python"),
    javascript: highlight(javascript, "javascript"),
  };
}
