import { createHash } from "node:crypto";
import * as v from "valibot";
import { SandboxProblem } from "./problem.server.ts";
import type { State } from "./state.server.ts";
import type { SandboxRequest, SandboxResponse } from "./types.ts";

const claimSchema = v.object({
  fingerprint: v.string(),
  response: v.optional(
    v.object({
      status: v.number(),
      headers: v.record(v.string(), v.string()),
      body: v.looseObject({}),
      events: v.optional(v.array(v.looseObject({}))),
    }),
  ),
});

/**
 * Does the work of a request, or repeats the response of an earlier one with the same `Idempotency-Key`
 * (draft-ietf-httpapi-idempotency-key-header-07). Errors are not kept.
 */
export async function once(
  { method, path, body, header }: SandboxRequest,
  state: State,
  work: () => Promise<SandboxResponse>,
): Promise<SandboxResponse> {
  const key = header("Idempotency-Key")?.replace(/^"(.*)"$/, "$1");
  if (!key || method !== "POST") return work();
  const id = `key_${createHash("sha256").update(`${state.owner} ${key}`).digest("base64url")}`;
  const hash = createHash("sha256").update(`${method} ${path}\n`).update(body);
  const fingerprint = hash.digest("base64url");
  if (!(await state.add(id, "key", { fingerprint }))) {
    const claim = v.parse(claimSchema, JSON.parse((await state.find(id, "key")).body));
    if (claim.fingerprint !== fingerprint) throw new SandboxProblem("keyReused");
    if (!claim.response) throw new SandboxProblem("keyInUse");
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
