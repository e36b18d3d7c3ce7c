import { type Field, type FieldName, forms, type Kind } from "./schema.ts";

/** The attributes of a control with which the browser holds a field to its rules. */
export interface Constraints {
  readonly type?: "text" | "email" | "url";
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
      // Browsers are content with name@host; mail from outside needs a domain.
      return { type, required, maxLength, pattern: "[^@]+@[^@]+\\.[^@]+" };
    case "url":
      // Browsers would take any scheme.
      return { type, required, maxLength, pattern: "[Hh][Tt][Tt][Pp][Ss]?://.+" };
  }
}
