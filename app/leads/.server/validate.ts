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
    const text = typeof value === "string" ? value : "";
    if (type === "url") values[name] = completeWebAddress(text);
    else values[name] = type === "email" ? text.trim() : text;
  }
  return values;
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
  // Tabs are allowed, because people paste them.
  if (field.type !== "text" && /[^\P{Cc}\t]/u.test(value)) return "controlCharacter";
  if (field.type === "email" && !isEmail(value)) return "email";
  if (field.type === "url" && !isWebAddress(value)) return "url";
  if (field.options && !field.options.includes(value)) return "option";
  return undefined;
}

/** The attributes of a form control by which the browser validates it. */
interface Constraints {
  readonly type?: "text" | "email";
  readonly inputMode?: "url";
  readonly required: boolean;
  readonly maxLength?: number | undefined;
  readonly pattern?: string;
}

/** A host with a dot, with an optional port and path, in the syntax of HTML's `pattern`. */
const withoutScheme = String.raw`[\p{L}\p{N}][\p{L}\p{N}\-]*(\.[\p{L}\p{N}\-]+)+(:\d+)?([\/?#]\S*)?`;

/** Web addresses as people type them, with or without `https://`, for the attribute `pattern`. */
const webAddressPattern = String.raw`\s*([Hh][Tt][Tt][Pp][Ss]?:\/\/\S+|${withoutScheme})\s*`;

/** What a type of field adds to the constraints. */
const constraintsOfType: Readonly<Record<Field["type"], Partial<Constraints>>> = {
  choice: { maxLength: undefined },
  text: {},
  line: { type: "text" },
  // Browsers accept name@host; public addresses have a dot in the domain.
  email: { type: "email", pattern: "[^@]{1,64}@[^@]+\\.[^@]+" },
  // With `type=url`, browsers demand a scheme, and accept any.
  url: { type: "text", inputMode: "url", pattern: webAddressPattern },
};

/** The browser's constraints on the fields of a form, by name. */
export function constraintsOf(kind: Kind): Readonly<Partial<Record<FieldName, Constraints>>> {
  return Object.fromEntries(
    forms[kind].map(({ name, type, required, maxLength }) => [
      name,
      { required, maxLength, ...constraintsOfType[type] },
    ]),
  );
}

const isWithoutScheme = new RegExp(`^${withoutScheme}$`, "v");

/** Puts `https://` before an address without it, such as `linkedin.com/in/wang`. Other texts are only trimmed. */
export function completeWebAddress(text: string): string {
  const address = text.trim();
  return isWithoutScheme.test(address) ? `https://${address}` : address;
}

/** Whether a text is a complete address. The URL parser accepts white space in one, which breaks links in mail. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !/\s/.test(text);
}
