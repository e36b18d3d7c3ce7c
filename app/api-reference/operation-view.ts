import type { Locale } from "../i18n/locales.ts";
import { site } from "../site.ts";
import { type Field, fields } from "./fields.ts";
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
  parameters: { name: string; type: string; required: boolean; description: string }[];
  body: BodyView | "not-published" | null;
  responses: { status: string; description: string; published: boolean }[];
  samples: Samples;
};

/** `example` is JSON text; `exampleSummary` says that its figures are sample data. */
export type BodyView = { fields: Field[]; exampleSummary: string; example: string };

export function operationView(
  { key: path, method, operation }: OperationEntry,
  document: ApiDocument,
  locale: Locale,
): OperationView {
  const parameters = (operation.parameters ?? []).map((part) =>
    resolve(part, document.components.parameters),
  );
  const pathValues = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
  const body = sampleBody(operation, document);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description,
    parameters: parameters.map(({ name, schema, required, description }) => ({
      name,
      type: schema.type,
      required,
      description,
    })),
    body: bodyView(operation, document, locale),
    responses: responsesOf(operation, document).map(({ status, response }) => ({
      status,
      description: response.description,
      published: !response["x-not-yet-published"],
    })),
    samples: samples({ method, path, pathValues, body }, site.api.origin, site.api.keyVariable),
  };
}

/** The fields and the example of a request body; null where the operation takes none. */
export function bodyView(
  operation: Operation,
  document: ApiDocument,
  locale: Locale,
): OperationView["body"] {
  const body = requestBodyOf(operation, document);
  if (!body) return null;
  const { schema, examples } = body.content["application/json"];
  if (!schema || !examples) return "not-published";
  return {
    fields: fields(resolve(schema, document.components.schemas), locale),
    exampleSummary: examples.sample.summary,
    example: JSON.stringify(examples.sample.value, null, 2),
  };
}

/** An empty object where the fields are not yet published: the place for the reader to put them. */
function sampleBody(operation: Operation, document: ApiDocument): Json | undefined {
  const body = requestBodyOf(operation, document);
  return body && (body.content["application/json"].examples?.sample.value ?? {});
}
