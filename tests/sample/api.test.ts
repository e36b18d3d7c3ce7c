import { expect, it } from "vitest";
import { getSuccess, listOperations } from "#app/api/operations.ts";
import { apiReference } from "#app/api/reference.server.ts";
import { findBody } from "#app/api/samples.ts";
import { locales } from "#app/i18n/locales.ts";
import { startSandbox } from "../api/sandbox/call.ts";
import { siteUrl } from "../support/site.ts";

/** Makes IDs and times the same. */
function withoutIds(body: unknown): unknown {
  const text = JSON.stringify(body).replace(/(?<=")(conv|msg)_\w+/g, "$1");
  return JSON.parse(text.replace(/(?<=")\d{4}-[\dT:.-]+Z/g, ""));
}

it.each(locales)("the documented answer is what the sandbox answers in %s", async (locale) => {
  const [create] = listOperations(apiReference(locale, siteUrl).document.paths);
  if (!create) throw new Error("The document has no paths.");
  const body = findBody(create.operation.requestBody?.content);
  const created = await startSandbox()(`POST ${create.key}`, { body, locale });
  const example = findBody(getSuccess(create.operation)[1].content);
  expect(withoutIds(created.body)).toEqual(withoutIds(example));
});
