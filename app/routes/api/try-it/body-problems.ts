import { jsonProblem, offsetOf, placeOf } from "../../../api-reference/json-scan.ts";
import { schemaProblems } from "../../../api-reference/schema-problems.ts";
import type { Schema } from "../../../api-reference/types.ts";
import type { CopyOf } from "../../../i18n/copy.server.ts";
import { formatMessage } from "../../../i18n/format-message.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { fieldDetail } from "../../../sandbox/field-detail.ts";

/** What is wrong at a place of a body. */
export interface BodyProblem {
  readonly offset: number;
  /** The line and the column, in words. */
  readonly place: string;
  /** The path of the field; empty if it is not about a field. */
  readonly field: string;
  readonly detail: string;
}

export interface BodyTexts {
  readonly copy: CopyOf<"tryIt">["body"];
  readonly fields: CopyOf<"sandbox">["fields"];
  readonly locale: Locale;
}

/** Where a text is not JSON; undefined if it is. */
export function syntaxProblem(text: string, { copy }: BodyTexts): BodyProblem | undefined {
  const problem = jsonProblem(text);
  if (!problem) return undefined;
  const { offset, expected } = problem;
  return { offset, place: place(text, offset, copy), field: "", detail: copy.expected[expected] };
}

/** Where JSON is not what a schema describes. Without a schema, any object will do. */
export function contentProblems(
  text: string,
  schema: Schema = { type: "object" },
  { copy, fields, locale }: BodyTexts,
): BodyProblem[] {
  return schemaProblems(JSON.parse(text), schema).map(({ path, keyword, limit }) => {
    // A field that is missing has no place; its object has.
    const offset = offsetOf(text, path) ?? offsetOf(text, path.slice(0, -1)) ?? 0;
    return {
      offset,
      place: place(text, offset, copy),
      field: path.join("."),
      detail: fieldDetail(keyword, limit, fields, locale),
    };
  });
}

function place(text: string, offset: number, copy: BodyTexts["copy"]): string {
  return formatMessage(copy.place, { ...placeOf(text, offset) });
}
