import { type Field, type FieldName, forms, type Kind } from "./schema.ts";

/** The attributes of a form control by which the browser validates it. */
export interface Constraints {
  readonly type?: "text" | "email";
  readonly inputMode?: "url";
  readonly required: boolean;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** The browser's constraints on the fields of a form, by name. */
export function constraintsOf(kind: Kind): Readonly<Partial<Record<FieldName, Constraints>>> {
  return Object.fromEntries(forms[kind].map((field) => [field.name, constraints(field)]));
}

function constraints({ type, required, maxLength }: Field): Constraints {
  switch (type) {
    case "choice":
      return { required };
    case "text":
      return { required, maxLength };
    case "line":
      return { type: "text", required, maxLength };
    case "email":
      // Browsers accept name@host; public addresses have a dot in the domain.
      return { type, required, maxLength, pattern: "[^@]{1,64}@[^@]+\\.[^@]+" };
    case "url":
      // With `type=url`, browsers demand a scheme, and accept any.
      return { type: "text", inputMode: "url", required, maxLength, pattern: webAddressPattern };
  }
}

/** A host with a dot, perhaps with a port and a path, in the syntax of HTML's `pattern`. */
const withoutScheme = String.raw`[\p{L}\p{N}][\p{L}\p{N}\-]*(\.[\p{L}\p{N}\-]+)+(:\d+)?([\/?#]\S*)?`;

/** Web addresses as people type them, with or without `https://`, for the attribute `pattern`. */
const webAddressPattern = String.raw`\s*([Hh][Tt][Tt][Pp][Ss]?:\/\/\S+|${withoutScheme})\s*`;

const isWithoutScheme = new RegExp(`^${withoutScheme}$`, "v");

/** Puts `https://` before an address without it, such as `linkedin.com/in/wang`. Other texts are only trimmed. */
export function completeWebAddress(text: string): string {
  const address = text.trim();
  return isWithoutScheme.test(address) ? `https://${address}` : address;
}

/** Whether a text is a complete address. The URL parser accepts white space in one, which breaks links in mail. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !/\s/.test(text);
}
