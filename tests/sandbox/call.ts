import { sandbox } from "#app/content/sandbox.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { respondInSandbox } from "#app/sandbox/respond.server.ts";
import { testKeys } from "#app/sandbox/test-keys.ts";
import type { SandboxRequest } from "#app/sandbox/types.ts";
import { siteUrl } from "../support/site.ts";

export const studies = "/api/v1/clinical-studies";

export const study = { study_type: "observational_cohort", parameters: { sample_size: 1 } };

/** A moment on a full second. */
export const start = Date.UTC(2026, 10, 22, 12);

/** The moment at which a study that is created at the start is completed. */
export const completion = start + sandbox.studySeconds * 1000;

interface Options extends Partial<Pick<SandboxRequest, "isJson" | "now" | "count">> {
  readonly body?: unknown;
  readonly key?: string;
  readonly locale?: Locale;
}

/** Calls the sandbox without HTTP; `target` is a method and a path. */
export async function call(target: string, options: Options = {}) {
  const { body, key = testKeys.plain, locale = "en", isJson = true, now = start } = options;
  const { count = async () => undefined } = options;
  const [method = "", path = ""] = target.split(" ");
  const {
    status,
    headers,
    body: answer,
  } = await respondInSandbox(
    {
      method,
      segments: path.split("/").slice(1),
      authorization: key && `Bearer ${key}`,
      isJson,
      body: Buffer.from(
        body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body),
      ),
      locale,
      now,
      count,
    },
    { siteUrl },
  );
  // What a client gets.
  return { status, headers, body: JSON.parse(JSON.stringify(answer)) };
}
