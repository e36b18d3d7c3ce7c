import { type Field, type FieldName, forms, type Kind } from "./schema.ts";
import { webAddressPattern } from "./web-address.ts";

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
