import type { Samples } from "./sample-languages.ts";
import { curl } from "./samples/curl.ts";
import { go } from "./samples/go.ts";
import { javascript } from "./samples/javascript.ts";
import { php } from "./samples/php.ts";
import { python } from "./samples/python.ts";
import type { Json, Method } from "./types.ts";

export type SampleOperation = {
  method: Method;
  path: string;
  /** A value for each path parameter. */
  pathValues: Readonly<Record<string, string>>;
  body?: Json;
};

/** The header with the API key. */
export const authorizationHeader = "Authorization: Bearer YOUR_API_KEY";

/**
 * Code that calls an operation and prints the status and the body of the response. It runs without changes, with the key
 * in the environment.
 */
export function samples(operation: SampleOperation, baseUrl: string, keyVariable: string): Samples {
  const call = {
    method: operation.method.toUpperCase(),
    url: baseUrl + fillPath(operation),
    keyVariable,
    body: operation.body,
  };
  return {
    curl: curl(call),
    python: python(call),
    javascript: javascript(call),
    go: go(call),
    php: php(call),
  };
}

/** The path of a call, with encoded values. */
export function fillPath({
  path,
  pathValues,
}: Pick<SampleOperation, "path" | "pathValues">): string {
  return path.replace(/\{(.*?)\}/g, (_, name: string) => {
    const value = pathValues[name];
    if (value === undefined) throw new Error(`Samples: no value for {${name}} in ${path}`);
    return encodeURIComponent(value.toWellFormed());
  });
}
