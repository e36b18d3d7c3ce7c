import { requestBodyOf, resolve } from "../api-reference/operations.ts";
import type { ApiDocument, Operation } from "../api-reference/types.ts";
import { sizeLimits } from "../limits.ts";
import { bodyProblems } from "./body-problems.server.ts";
import { SandboxProblem } from "./problem.server.ts";
import { testKeyOf, testKeys } from "./test-keys.ts";
import type { SandboxLimit, SandboxRequest } from "./types.ts";

/** @throws SandboxProblem if the client has used up a limit */
export async function requireWithin(limit: SandboxLimit, { count }: SandboxRequest): Promise<void> {
  const seconds = await count(limit);
  if (seconds === undefined) return;
  throw new SandboxProblem("overLimit", {
    values: { seconds },
    headers: { "Retry-After": String(seconds) },
  });
}

/** @throws SandboxProblem if the key is none of the sandbox, or stands for an error */
export async function checkKey(request: SandboxRequest): Promise<void> {
  const { authorization } = request;
  const key = testKeyOf(authorization ?? "");
  switch (key) {
    case undefined:
      throw new SandboxProblem(authorization ? "wrongKey" : "noKey", {
        values: { key: testKeys.plain },
        headers: { "WWW-Authenticate": "Bearer" },
      });
    case "limited":
      throw new SandboxProblem("alwaysLimited", { headers: { "Retry-After": "1" } });
    case "failing":
      throw new SandboxProblem("alwaysFails");
    case "plain":
      return;
    default:
      return requireWithin(key, request);
  }
}

/** @throws SandboxProblem if the body is not what the document describes */
export async function checkBody(
  { body, isJson, locale }: SandboxRequest,
  operation: Operation,
  document: ApiDocument,
): Promise<void> {
  if (body.length > sizeLimits.sandbox) {
    throw new SandboxProblem("tooLarge", { values: { size: sizeLimits.sandbox / 1024 } });
  }
  const documented = requestBodyOf(operation, document);
  if (!documented) {
    if (body.length > 0) throw new SandboxProblem("unexpectedBody");
    return;
  }
  if (!isJson) throw new SandboxProblem("notJson");
  const { schema } = documented.content["application/json"];
  const resolved = schema && resolve(schema, document.components.schemas);
  const errors = await bodyProblems(parse(body), resolved, locale);
  if (errors.length > 0) throw new SandboxProblem("invalidBody", { errors });
}

/** Parses JSON. */
function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new SandboxProblem("malformedJson");
  }
}
