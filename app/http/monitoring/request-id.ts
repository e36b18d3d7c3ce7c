import type { ServerResponse } from "node:http";

/** The response header with the request ID. */
export const requestIdHeader = "X-Request-Id";

declare module "http" {
  interface ServerResponse {
    /** Set by the request log. */
    requestId?: string;
  }
}

/** The request ID of a response, by which a visitor's report can be found in the log. */
export function requestIdOf(response: ServerResponse): string {
  return response.requestId ?? "";
}
