import { type OperationEntry, requestBodyOf, resolve } from "../operations.ts";
import type { ApiDocument, Json, Parameter } from "../types.ts";

/** An operation as a request that can be sent. */
export interface SampleRequest {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** The example of the document, or an empty object where fields are not yet published. */
  readonly body: Json | undefined;
}

export function sampleRequest(entry: OperationEntry, document: ApiDocument): SampleRequest {
  const { key: path, method, operation } = entry;
  const { operationId: id, summary: name, description } = operation;
  const body = requestBodyOf(operation, document);
  return {
    id,
    name,
    description,
    method: method.toUpperCase(),
    path,
    parameters: (operation.parameters ?? []).map((part) =>
      resolve(part, document.components.parameters),
    ),
    body: body && (body.content["application/json"].examples?.sample.value ?? {}),
  };
}
