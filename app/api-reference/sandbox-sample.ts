import { sandboxPath } from "../pages.ts";
import { site } from "../site.ts";
import { operationSamples } from "./operation-samples.ts";
import { operations } from "./operations.ts";
import type { ApiDocument } from "./types.ts";

/** A shell's call to the sandbox, which needs nothing but itself. */
export function sandboxSample(document: ApiDocument, siteUrl: string): string {
  const entries = operations(document.paths);
  const entry = entries.find(({ operation }) => operation.operationId === "get-study-results");
  if (!entry) throw new Error("API document: no get-study-results for the sandbox's sample");
  const { curl } = operationSamples(entry, document, siteUrl + sandboxPath);
  return `export ${site.api.keyVariable}=${site.api.testKey}\n${curl}`;
}
