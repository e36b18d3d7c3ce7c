import { isObject } from "./overlay.ts";
import type { Json, Schema } from "./types.ts";

/** What is wrong with a value, as Ajv names it. `path` has the names that lead to it. */
export interface SchemaProblem {
  readonly path: readonly string[];
  readonly keyword: "required" | "type" | "enum" | "minimum" | "minLength";
  /** The schema's value for the keyword. */
  readonly limit: string | number | readonly string[];
}

/** Checks a value against a schema, with the keywords that the OpenAPI document uses (JSON Schema 2020-12). */
export function schemaProblems(
  value: Json,
  { type, enum: values, minimum, minLength, required = [], properties = {} }: Schema,
  path: readonly string[] = [],
): SchemaProblem[] {
  const problems: SchemaProblem[] = [];
  const isText = typeof value === "string";
  if (!hasType(value, type)) problems.push({ path, keyword: "type", limit: type });
  if (values && !(isText && values.includes(value)))
    problems.push({ path, keyword: "enum", limit: values });
  if (minimum !== undefined && typeof value === "number" && value < minimum)
    problems.push({ path, keyword: "minimum", limit: minimum });
  if (minLength !== undefined && isText && [...value].length < minLength)
    problems.push({ path, keyword: "minLength", limit: minLength });
  if (!isObject(value)) return problems;
  for (const name of required) {
    if (!Object.hasOwn(value, name))
      problems.push({ path: [...path, name], keyword: "required", limit: "" });
  }
  for (const [name, property] of Object.entries(properties)) {
    const part = Object.hasOwn(value, name) ? value[name] : undefined;
    if (part !== undefined) problems.push(...schemaProblems(part, property, [...path, name]));
  }
  return problems;
}

function hasType(value: Json, type: Schema["type"]): boolean {
  if (type === "object") return isObject(value);
  return type === "integer" ? Number.isInteger(value) : typeof value === type;
}
