import { documents } from "virtual:api-reference";
import { type OperationEntry, operations, responsesOf } from "../api-reference/operations.ts";
import type { ApiDocument } from "../api-reference/types.ts";
import type { ServerSettings } from "../load-context.server.ts";
import { checkBody, checkKey, requireWithin } from "./check.server.ts";
import { exampleOf } from "./examples.server.ts";
import { SandboxProblem } from "./problem.server.ts";
import type { SandboxRequest, SandboxResponse } from "./types.ts";

/**
 * Responds to a request as the OpenAPI document describes the API. The document decides which paths and methods there
 * are, what a body may have, and what is marked as not yet published.
 */
export async function respondInSandbox(
  request: SandboxRequest,
  { siteUrl }: Pick<ServerSettings, "siteUrl">,
): Promise<SandboxResponse> {
  const { segments, body, locale, now } = request;
  const document = documents[locale];
  const entries = operations(document.paths).filter(({ key }) => matches(key, segments));
  // HEAD is GET without a body (RFC 9110, section 9.3.2).
  const method = request.method === "HEAD" ? "get" : request.method.toLowerCase();
  const entry = entries.find((entry) => entry.method === method);
  try {
    await requireWithin("site", request);
    if (!entry) throw unknown(entries);
    await checkKey(request);
    await checkBody(request, entry.operation, document);
    const { key, operation } = entry;
    const { operationId } = operation;
    const id = segments[key.split("/").indexOf("{id}") - 1];
    const example = exampleOf({ operationId, id, body, locale, siteUrl, now });
    return marked({ status: 200, headers: {}, body: example }, entry, document);
  } catch (error) {
    if (!(error instanceof SandboxProblem)) throw error;
    return marked(error.response(locale, siteUrl), entry, document);
  }
}

function matches(template: string, segments: readonly string[]): boolean {
  const parts = template.split("/").slice(1);
  return (
    parts.length === segments.length &&
    parts.every((part, index) =>
      part.startsWith("{") ? segments[index] : part === segments[index],
    )
  );
}

function unknown(entries: readonly OperationEntry[]): SandboxProblem {
  if (entries.length === 0) return new SandboxProblem("notFound");
  const methods = entries.map(({ method }) => (method === "get" ? "GET, HEAD" : "POST"));
  return new SandboxProblem("wrongMethod", {
    headers: { Allow: [...methods, "OPTIONS"].join(", ") },
  });
}

/** Marks a response whose status the document has without saying what it looks like. */
function marked(
  response: SandboxResponse,
  entry: OperationEntry | undefined,
  document: ApiDocument,
): SandboxResponse {
  const status = response.status === 200 ? "2XX" : String(response.status);
  const documented =
    entry && responsesOf(entry.operation, document).find((other) => other.status === status);
  if (!documented?.response["x-not-yet-published"]) return response;
  return {
    ...response,
    headers: { ...response.headers, "X-Not-Yet-Published": "true" },
    body: { ...response.body, not_yet_published: true },
  };
}
