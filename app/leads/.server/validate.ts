import { completeWebAddress, isWebAddress } from "../constraints.ts";
import { isEmail } from "../email.ts";
import { type Field, type FieldName, forms, type Kind, type Values } from "../schema.ts";

/** The error of a field; copy has the messages. */
export type ErrorCode = "required" | "tooLong" | "controlCharacter" | "email" | "url" | "option";

export type FieldErrors = Readonly<Partial<Record<FieldName, ErrorCode>>>;

/**
 * Reads the fields of a form: unknown names are ignored, the first of repeated names counts, and a file counts as
 * empty. Texts stay unchanged, except for white space around an address and a web address without `https://`.
 */
export function readValues(kind: Kind, posted: Pick<FormData, "get">): Values {
  const values: Partial<Record<FieldName, string>> = {};
  for (const { name, type } of forms[kind]) {
    const value = posted.get(name);
    values[name] = readText(type, typeof value === "string" ? value : "");
  }
  return values;
}

function readText(type: Field["type"], text: string): string {
  if (type === "email") return text.trim();
  return type === "url" ? completeWebAddress(text) : text;
}

/** The first error of each field; empty if the form is valid. */
export function findErrors(kind: Kind, values: Values): FieldErrors {
  const errors: Partial<Record<FieldName, ErrorCode>> = {};
  for (const field of forms[kind]) {
    const error = findError(field, values[field.name] ?? "");
    if (error) errors[field.name] = error;
  }
  return errors;
}

function findError(field: Field, value: string): ErrorCode | undefined {
  if (field.required && value.trim() === "") return "required";
  if (value === "") return undefined;
  if (value.replaceAll("\r\n", "\n").length > field.maxLength) return "tooLong";
  // A line break could inject a header into a mail.
  if (field.type !== "text" && hasControlCharacter(value)) return "controlCharacter";
  if (field.type === "email" && !isEmail(value)) return "email";
  if (field.type === "url" && !isWebAddress(value)) return "url";
  if (field.options && !field.options.includes(value)) return "option";
  return undefined;
}

/** Tabs are allowed, because people paste them. */
function hasControlCharacter(text: string): boolean {
  return /[^\P{Cc}\t]/u.test(text);
}
