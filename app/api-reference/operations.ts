import type {
  ApiDocument,
  ApiResponse,
  Method,
  Operation,
  PathItem,
  Reference,
  RequestBody,
} from "./types.ts";

/** An operation; `key` is its path or the name of its webhook. */
export type OperationEntry = { key: string; method: Method; operation: Operation };

/** The operations of `paths` or `webhooks`, in the document's order. */
export function operations(items: Record<string, PathItem>): OperationEntry[] {
  const methods = ["get", "post"] as const satisfies Method[];
  return Object.entries(items).flatMap(([key, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ key, method, operation }] : [];
    }),
  );
}

/** Finds an operation of the document's paths by its ID. */
export function findOperation(document: ApiDocument, id: string): OperationEntry | undefined {
  return operations(document.paths).find(({ operation }) => operation.operationId === id);
}

/** Sorted by status: an object lists its integer keys, such as 400, before 2XX. */
export function responsesOf(
  operation: Operation,
  { components }: ApiDocument,
): { status: string; response: ApiResponse }[] {
  return Object.entries(operation.responses)
    .map(([status, part]) => ({ status, response: resolve(part, components.responses) }))
    .sort((one, other) => one.status.localeCompare(other.status));
}

export function requestBodyOf(
  operation: Operation,
  { components }: ApiDocument,
): RequestBody | undefined {
  return operation.requestBody && resolve(operation.requestBody, components.requestBodies);
}

/** Follows a `$ref` into the components of its kind. */
export function resolve<Part extends object>(
  part: Part | Reference,
  kind: Record<string, Part>,
): Part {
  if (!("$ref" in part)) return part;
  const target = kind[part.$ref.split("/").at(-1) ?? ""];
  if (!target) throw new Error(`API document: nothing at ${part.$ref}`);
  return target;
}
