import { respondInSandbox } from "#app/api/sandbox/respond.server.ts";
import type { SandboxRow, SandboxRows } from "#app/api/sandbox/rows.server.ts";
import { testKeys } from "#app/api/sandbox/test-keys.ts";
import type { SandboxRequest } from "#app/api/sandbox/types.ts";
import type { Locale } from "#app/i18n/locales.ts";
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

/** A sandbox without HTTP and without a database. The function takes a method and a path. */
export function startSandbox(rows: SandboxRows = rowsInMemory()) {
  return async (target: string, options: Options = {}) => {
    const { body, key = testKeys.plain, locale = "en", now = start, client = "a" } = options;
    const { count = async () => undefined, headers = {} } = options;
    const [method = "", path = ""] = target.split(" ");
    const { pathname, searchParams } = new URL(path, siteUrl);
    const sent = { "Content-Type": "application/json", Authorization: `Bearer ${key}`, ...headers };
    const response = await respondInSandbox(
      {
        ...{ method, path: pathname, query: searchParams, locale, now, client, count, rows },
        header: (name) => Object.entries(sent).find(([other]) => other === name)?.[1],
        body: Buffer.from(
          body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body),
        ),
        requestId: "req_test",
      },
      { siteUrl },
    );
    // What a client gets.
    return { ...response, body: JSON.parse(JSON.stringify(response.body)) };
  };
}

export function rowsInMemory(): SandboxRows {
  const rows = new Map<string, SandboxRow>();
  return {
    insert: async (row) => {
      if (rows.has(row.id)) return "exists";
      rows.set(row.id, row);
      return "inserted";
    },
    all: async (owner) =>
      [...rows.values()]
        .filter((row) => row.owner === owner)
        .sort((one, other) => one.createdAt - other.createdAt),
    update: async ({ id, body }) => {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, body });
    },
    remove: async (id) => void rows.delete(id),
  };
}
