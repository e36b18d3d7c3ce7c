import { createHash } from "node:crypto";
import { matchPath, type Params } from "react-router";
import type { ServerSettings } from "../../load-context.server.ts";
import { eventsPath } from "../../pages.ts";
import { behaviors, eventsOf } from "../../site/api/behavior.server.ts";
import { getSuccess, listOperations, type OperationEntry } from "../operations.ts";
import { apiReference } from "../reference.server.ts";
import { findBody } from "../samples.ts";
import type { Operation } from "../types.ts";
import { SandboxProblem } from "./problem.server.ts";
import { SandboxState } from "./state.server.ts";
import { errorKey, testKeys } from "./test-keys.ts";
import type { Counted, SandboxRequest, SandboxResponse } from "./types.ts";
import { checkBody, checkParameters } from "./validate.server.ts";

/**
 * Responds to a request as the OpenAPI document describes the API, with its paths, methods, parameters and bodies. An
 * operation without a behavior of its own responds with the document's example.
 */
export async function respondInSandbox(
  request: SandboxRequest,
  { siteUrl }: Pick<ServerSettings, "siteUrl">,
): Promise<SandboxResponse> {
  let limits: Record<string, string> = {};
  const withHeaders = (response: SandboxResponse) => ({
    ...response,
    headers: { ...limits, ...response.headers },
  });
  try {
    limits = requireWithin(await request.count("site"), "site");
    const { paths } = apiReference(request.locale, siteUrl).document;
    const matches = listOperations(paths).flatMap((entry) => {
      const path = entry.key.replace(/\{(.+?)\}/g, ":$1");
      const match = matchPath({ path, caseSensitive: true }, request.path);
      return match ? [{ entry, inPath: match.params }] : [];
    });
    const isEvents = request.path === eventsPath;
    // HEAD is GET without a body (RFC 9110, section 9.3.2).
    const method = request.method === "HEAD" ? "get" : request.method.toLowerCase();
    const call = matches.find(({ entry }) => entry.method === method);
    if (!call && !(isEvents && method === "get")) throw refuseCall(matches, isEvents);
    const key = checkKey(request, listOperations(paths));
    if (key !== "plain") limits = requireWithin(await request.count(key), "hour");
    const digest = createHash("sha256").update(JSON.stringify([request.client, key]));
    const state = new SandboxState(request, digest.digest("base64url").slice(0, 24));
    if (!call)
      return withHeaders({ status: 200, headers: {}, body: await eventsOf(state, siteUrl) });
    return withHeaders(await respondTo(call.entry.operation, call.inPath, request, state, siteUrl));
  } catch (error) {
    if (!(error instanceof SandboxProblem)) throw error;
    return withHeaders(error.response(request, siteUrl));
  }
}

async function respondTo(
  operation: Operation,
  inPath: Params,
  request: SandboxRequest,
  state: SandboxState,
  siteUrl: string,
): Promise<SandboxResponse> {
  const { locale } = request;
  const parameters = checkParameters(request, operation, inPath);
  const body = checkBody(request, operation);
  const isExample = operation.parameters?.some(
    ({ name, in: place, example }) => place === "path" && parameters[name] === example,
  );
  const behave = behaviors[operation.operationId];
  if (!behave || isExample) return createExample(operation, body);
  const [status] = getSuccess(operation);
  return runOnce(request, state, async () => {
    const { location, ...result } = await behave({ parameters, body, locale, siteUrl, state });
    const headers: Record<string, string> = location ? { Location: location } : {};
    return { status, headers, ...result };
  });
}

/** The response that the document shows, with its events if a stream is requested. */
function createExample(operation: Operation, body: unknown): SandboxResponse {
  const [status, { content }] = getSuccess(operation);
  const examples = Object.values(content?.["text/event-stream"]?.examples ?? {});
  const isStream = typeof body === "object" && body !== null && "stream" in body && body.stream;
  const events = isStream ? examples.map(({ value }) => Object(value)) : [];
  return {
    status,
    headers: {},
    body: Object(findBody(content) ?? {}),
    ...(events.length > 0 && { events }),
  };
}

/** Returns the kind of a test key. @throws SandboxProblem if the key is unknown, or if it always gets an error */
function checkKey(request: SandboxRequest, entries: readonly OperationEntry[]) {
  const authorization = request.header("Authorization") ?? "";
  // RFC 6750, section 2.1.
  const key = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  const limit = (["plain", "starter", "professional"] as const).find(
    (name) => testKeys[name] === key,
  );
  if (limit) return limit;
  const statuses = entries.flatMap(({ operation }) => Object.keys(operation.responses));
  const status = statuses.find((code) => /^[45]/.test(code) && errorKey(code) === key);
  if (status) {
    throw new SandboxProblem("always", {
      status: Number(status),
      headers: {
        ...(status === "429" && { "Retry-After": "1" }),
        ...(status === "401" && { "WWW-Authenticate": "Bearer" }),
      },
    });
  }
  const headers = { "WWW-Authenticate": "Bearer" };
  if (key) throw new SandboxProblem("wrongKey", { headers });
  throw new SandboxProblem(authorization ? "noBearer" : "noKey", { headers });
}

/** The headers of a limit (draft-ietf-httpapi-ratelimit-headers-10). @throws SandboxProblem above the limit */
function requireWithin(counted: Counted | undefined, name: string): Record<string, string> {
  if (!counted) return {};
  const { quota, window, remaining, reset, exceeded } = counted;
  const headers = {
    "RateLimit-Policy": `"${name}";q=${quota};w=${window}`,
    RateLimit: `"${name}";r=${remaining};t=${reset}`,
  };
  if (!exceeded) return headers;
  throw new SandboxProblem("overLimit", {
    values: { seconds: reset },
    headers: { ...headers, "Retry-After": String(reset) },
  });
}

function refuseCall(matches: readonly { entry: OperationEntry }[], isEvents: boolean) {
  if (matches.length === 0 && !isEvents) return new SandboxProblem("notFound");
  const methods = isEvents ? ["get"] : matches.map(({ entry }) => entry.method);
  const allowed = methods.map((method) => (method === "get" ? "GET, HEAD" : method.toUpperCase()));
  return new SandboxProblem("wrongMethod", {
    headers: { Allow: [...allowed, "OPTIONS"].join(", ") },
  });
}

/** The stored state of a request with an `Idempotency-Key`, with its response when there is one. */
interface Claim {
  readonly fingerprint: string;
  readonly response?: SandboxResponse;
}

/**
 * Does the work of a request, or repeats the response of an earlier request with the same `Idempotency-Key`
 * (draft-ietf-httpapi-idempotency-key-header-07). Errors are not stored.
 */
async function runOnce(
  { method, path, body, header }: SandboxRequest,
  state: SandboxState,
  work: () => Promise<SandboxResponse>,
): Promise<SandboxResponse> {
  const key = header("Idempotency-Key")?.replace(/^"(.*)"$/, "$1");
  if (!key || method !== "POST") return work();
  const id = `key_${createHash("sha256").update(`${state.owner} ${key}`).digest("base64url")}`;
  const hash = createHash("sha256").update(`${method} ${path}\n`).update(body);
  const fingerprint = hash.digest("base64url");
  if (!(await state.add(id, "key", { fingerprint }))) {
    const claim: Claim = JSON.parse((await state.find(id, "key")).body);
    if (claim.fingerprint !== fingerprint) throw new SandboxProblem("keyReused");
    if (!claim.response) throw new SandboxProblem("keyInUse", { headers: { "Retry-After": "1" } });
    const { response } = claim;
    return { ...response, headers: { ...response.headers, "Idempotent-Replayed": "true" } };
  }
  try {
    const response = await work();
    await state.update(id, { fingerprint, response });
    return response;
  } catch (error) {
    await state.remove(id);
    throw error;
  }
}
