import type { Locale } from "../i18n/locales.ts";
import { type Field, fields } from "./fields.ts";
import { findOperation, requestBodyOf, resolve } from "./operations.ts";
import type { ApiDocument, Method, Parameter, Schema } from "./types.ts";

/** What a form for a call of an operation needs. */
export interface OperationForm {
  readonly id: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: string;
  readonly parameters: readonly Pick<Parameter, "name" | "description" | "example">[];
  /** Null if the operation has no body. */
  readonly body: {
    /** Undefined if the fields are not published yet. */
    readonly schema: Schema | undefined;
    readonly fields: readonly Field[];
    /** JSON. */
    readonly sample: string;
  } | null;
}

/** The form of an operation, from the OpenAPI document; undefined if there is no such operation. */
export function operationForm(
  document: ApiDocument,
  operationId: string,
  locale: Locale,
): OperationForm | undefined {
  const entry = findOperation(document, operationId);
  if (!entry) return undefined;
  const { key: path, method, operation } = entry;
  const { schemas, parameters } = document.components;
  const media = requestBodyOf(operation, document)?.content["application/json"];
  const schema = media?.schema && resolve(media.schema, schemas);
  return {
    id: operationId,
    summary: operation.summary,
    method,
    path,
    parameters: (operation.parameters ?? []).map((part) => {
      const { name, description, example } = resolve(part, parameters);
      return { name, description, example };
    }),
    body: media
      ? {
          schema,
          fields: schema ? fields(schema, locale) : [],
          sample: JSON.stringify(media.examples?.sample.value ?? {}, null, 2),
        }
      : null,
  };
}
