import type { ApiResponse, Method, Operation, PathItem } from "./types.ts";

/** An operation; `key` is its path or the name of its webhook. */
export type OperationEntry = { key: string; method: Method; operation: Operation };

/** Lists the operations of `paths` or `webhooks`, in the document's order. */
export function listOperations(items: Record<string, PathItem> = {}): OperationEntry[] {
  const methods = ["get", "post", "put", "patch", "delete"] as const satisfies Method[];
  return Object.entries(items).flatMap(([key, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ key, method, operation }] : [];
    }),
  );
}

/** The response to a successful call, with its status. */
export function getSuccess({ responses }: Operation): [status: number, response: ApiResponse] {
  const [status, response] = Object.entries(responses).find(([code]) => /^2/.test(code)) ?? [];
  if (!status || !response) throw new Error("API document: an operation without a success");
  return [Number(status), response];
}

/** The named error responses, which operations share, by their statuses. */
export function findErrors(entries: readonly OperationEntry[]): [status: string, ApiResponse][] {
  const all = entries.flatMap(({ operation }) => Object.entries(operation.responses));
  const errors = Object.fromEntries(all.filter(([, response]) => response["x-display-name"]));
  return Object.entries(errors);
}

/** The anchor of an error in the API page's table of errors: 401 → `error-401`. */
export function errorAnchor(status: string | number): string {
  return `error-${status}`;
}
