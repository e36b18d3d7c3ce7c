import { onTestFinished } from "vitest";
import { respondInSandbox } from "#app/api/sandbox/respond.server.ts";
import { testKeys } from "#app/api/sandbox/test-keys.ts";
import type { SandboxRequest } from "#app/api/sandbox/types.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Leads } from "#app/leads/.server/service.ts";
import { inTransaction, openStore, type Store } from "#app/leads/.server/store/store.ts";
import { sqlite } from "../../leads/engines.ts";
import { siteUrl } from "../../support/site.ts";

export const studies = "/api/v1/clinical-studies";

export const study = {
  study_type: "observational_cohort",
  parameters: { sample_size: 214, duration_weeks: 8, primary_outcome: "insomnia" },
};

export const start = Date.UTC(2026, 10, 22, 12);

interface Options extends Partial<Pick<SandboxRequest, "now" | "count" | "client">> {
  readonly body?: unknown;
  readonly key?: string;
  readonly locale?: Locale;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Starts a sandbox without HTTP. The returned function takes a method and a path. */
export function startSandbox(inStore = newStore()) {
  return async (target: string, options: Options = {}) => {
    const { body, key = testKeys.plain, locale = "en", now = start, client = "a" } = options;
    const { count = async () => undefined, headers = {} } = options;
    const [method = "", path = ""] = target.split(" ");
    const { pathname, searchParams } = new URL(path, siteUrl);
    const sent = { "Content-Type": "application/json", Authorization: `Bearer ${key}`, ...headers };
    const response = await respondInSandbox(
      {
        ...{ method, path: pathname, query: searchParams, locale, now, client, count, inStore },
        header: (name) => Object.entries(sent).find(([other]) => other === name)?.[1],
        body: Buffer.from(
          body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body),
        ),
        requestId: "req_test",
      },
      { siteUrl },
    );
    // A client gets the body as JSON.
    return { ...response, body: JSON.parse(JSON.stringify(response.body)) };
  };
}

/** A new store, opened at the first call and closed when the test is done. */
export function newStore(): Leads["inStore"] {
  let opening: Promise<Store> | undefined;
  onTestFinished(async () => (await opening)?.[Symbol.asyncDispose]());
  return async (work) => {
    opening ??= sqlite.newStore().then(openStore);
    return inTransaction(await opening, work);
  };
}
