import { errorCode } from "../protocol/fetch-failure.ts";
import { assets } from "./assets.ts";
import { type Check, type Finding, failure } from "./check.ts";
import { clients } from "./clients.ts";
import { caching, compression, forms } from "./delivery.ts";
import { headers, policy } from "./headers.ts";
import { chat, mail } from "./metrics.ts";
import { https, origin, redirects } from "./origin.ts";
import { languages, notFound } from "./pages.ts";
import { clock, ready, release, store } from "./process.ts";
import type { Site } from "./site.ts";

export const checks: readonly Check[] = [
  ready,
  store,
  release,
  clock,
  origin,
  redirects,
  https,
  headers,
  policy,
  compression,
  caching,
  languages,
  notFound,
  assets,
  forms,
  clients,
  mail,
  chat,
];

/** Runs the checks one after the other, and stops when the site can't be reached at all. */
export async function* examine(site: Site): AsyncGenerator<Finding & { name: string }> {
  try {
    await site.ask("/healthz");
  } catch (error) {
    yield { name: "connection", ...failure(`${site.origin}: ${errorCode(error)}`) };
    return;
  }
  for (const { name, run } of checks) {
    const finding = await run(site).catch((error: unknown) => failure(explain(error)));
    yield { name, ...finding };
  }
}

function explain(error: unknown): string {
  return `the question was not answered: ${errorCode(error)} ${error instanceof Error ? error.message : ""}`;
}
