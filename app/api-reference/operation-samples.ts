import { site } from "../site.ts";
import { type OperationEntry, requestBodyOf, resolve } from "./operations.ts";
import type { Samples } from "./sample-languages.ts";
import { samples } from "./samples.ts";
import type { ApiDocument } from "./types.ts";

/** The code samples of an operation. */
export function operationSamples(
  { key: path, method, operation }: OperationEntry,
  document: ApiDocument,
  origin: string = site.api.origin,
): Samples {
  const parameters = (operation.parameters ?? []).map((part) =>
    resolve(part, document.components.parameters),
  );
  const body = requestBodyOf(operation, document);
  return samples(
    {
      method,
      path,
      pathValues: Object.fromEntries(parameters.map(({ name, example }) => [name, example])),
      // An empty object where the fields are not yet published: the place for the reader to put them.
      body: body && (body.content["application/json"].examples?.sample.value ?? {}),
    },
    origin,
    site.api.keyVariable,
  );
}
