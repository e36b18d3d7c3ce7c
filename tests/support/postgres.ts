import type { TestProject } from "vitest/node";
import { startPostgres } from "../leads/postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the PostgreSQL server that the tests of leads share; each creates databases of its own. */
    databaseUrl: string;
  }
}

/** Vitest's global setup for tests of leads. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  provide("databaseUrl", server.url);
  return async () => server[Symbol.asyncDispose]();
}
