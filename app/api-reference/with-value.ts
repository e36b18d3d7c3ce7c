import type { Json } from "./types.ts";

/** Formats JSON in which the field at a path, such as `parameters.sample_size`, has another value. */
export function withValue(json: string, field: string, value: Json): string {
  return JSON.stringify(replaced(JSON.parse(json), field.split("."), value), null, 2);
}

function replaced(target: Json | undefined, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined) return value;
  const object = typeof target === "object" && !Array.isArray(target) ? target : null;
  return { ...object, [name]: replaced(object?.[name], rest, value) };
}
