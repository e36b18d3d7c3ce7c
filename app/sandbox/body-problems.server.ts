import type { ErrorObject } from "ajv";
import type { Schema } from "../api-reference/types.ts";
import { copyIn } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { fieldDetail } from "./field-detail.ts";

/** A field that is wrong; `pointer` is its JSON Pointer as a URI fragment (RFC 6901, section 6). */
export interface FieldProblem {
  readonly pointer: string;
  readonly detail: string;
}

/** The schema of bodies whose fields are not published. */
const anyObject: Schema = { type: "object" };

/** Loaded with the first body: most processes never get one. */
const validator = lazy(async () => {
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  ajv.addVocabulary(["x-enum-descriptions", "x-not-yet-published"]);
  return ajv;
});

/** What is wrong with a body by its schema, in the reader's language. Without a schema, any object will do. */
export async function bodyProblems(
  body: unknown,
  schema: Schema = anyObject,
  locale: Locale,
): Promise<FieldProblem[]> {
  const validate = (await validator()).compile(schema);
  validate(body);
  return (validate.errors ?? []).map((error) => fieldProblem(error, locale));
}

function fieldProblem(
  { keyword, instancePath, params }: ErrorObject,
  locale: Locale,
): FieldProblem {
  const { missingProperty, type, limit, allowedValues } = params;
  const { fields } = copyIn(locale, "sandbox");
  return {
    pointer: `#${instancePath}${missingProperty === undefined ? "" : `/${missingProperty}`}`,
    detail: fieldDetail(keyword, type ?? limit ?? allowedValues, fields, locale),
  };
}

function lazy<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}
