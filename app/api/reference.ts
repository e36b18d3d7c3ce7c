import { highlight } from "../content/markdown/highlight.ts";
import type { Locale } from "../i18n/locales.ts";
import { hasPart, sandboxPath } from "../pages.ts";
import { site } from "../site/site.ts";
import { dereference, readDocument } from "./document.ts";
import { listOperations } from "./operations.ts";
import { authorizationHeader, writeSamples } from "./samples.ts";
import type { ApiDocument, CodeSample, Content } from "./types.ts";

/** The data of the API page: the dereferenced document with samples, and two blocks of code, all highlighted. */
export type ApiReference = Awaited<ReturnType<typeof createReference>>;

/** Creates the data of the API page at build time. Code has the placeholder `{{siteUrl}}`. */
export async function createReference(locale: Locale) {
  const document = await dereference(readDocument(locale));
  const [server] = document.servers;
  if (!server) throw new Error("API document: no server");
  for (const entry of listOperations(document.paths)) {
    const { operation } = entry;
    operation["x-codeSamples"] ??= writeSamples(entry, server.url);
    addHtml(operation["x-codeSamples"]);
    addExampleHtml(operation.requestBody?.content);
    for (const { content } of Object.values(operation.responses)) addExampleHtml(content);
  }
  for (const { operation } of listOperations(document.webhooks)) {
    addExampleHtml(operation.requestBody?.content);
  }
  for (const tag of document.tags) addHtml(tag["x-codeSamples"]);
  addHtml(document["x-webhook-signature"]?.["x-codeSamples"]);
  // The page shows the other schemas where they are used.
  const named = Object.entries(document.components.schemas).filter(([, part]) => part["x-anchor"]);
  document.components.schemas = Object.fromEntries(named);
  return {
    document,
    /** HTML. */
    authorizationHeader: highlight(authorizationHeader, "http"),
    sandboxSample: hasPart("sandbox") ? highlight(writeSandboxSample(document), "bash") : "",
  };
}

/** Writes a self-contained call to the sandbox for the shell, of the document's first operation. */
function writeSandboxSample({ paths }: ApiDocument): string {
  const [first] = listOperations(paths);
  if (!first) throw new Error("API document: no operation");
  const [curl] = writeSamples(first, `{{siteUrl}}${sandboxPath}`);
  return `export ${site.api.keyVariable}=${site.api.testKey}\n${curl?.source}`;
}

const languages: Readonly<Record<string, string>> = { Shell: "bash" };

function addHtml(parts: CodeSample[] = []): void {
  for (const part of parts) {
    part.html = highlight(part.source.trim(), languages[part.lang] ?? part.lang.toLowerCase());
  }
}

function addExampleHtml(content: Content = {}): void {
  for (const { examples = {} } of Object.values(content)) {
    for (const example of Object.values(examples)) {
      example.html = highlight(JSON.stringify(example.value, null, 2), "json");
    }
  }
}
