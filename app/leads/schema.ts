import { jobs } from "../content/jobs.ts";

export type Kind = "contact" | "newsletter" | "application";

export type FieldName =
  | "name"
  | "email"
  | "company"
  | "inquiryType"
  | "subject"
  | "message"
  | "job"
  | "link"
  | "note";

export const inquiryTypes = ["technical", "business", "sales", "general", "feedback"] as const;

/** One field of a form. `line` is text of one line, `text` of several. */
export interface Field {
  readonly name: FieldName;
  readonly type: "line" | "text" | "email" | "url" | "choice";
  readonly required: boolean;
  /** In UTF-16 code units, a line break being one: how browsers count `maxlength`. */
  readonly maxLength: number;
  /** What a `choice` may be. */
  readonly options?: readonly string[];
}

const name: Field = { name: "name", type: "line", required: true, maxLength: 100 };
/** RFC 5321 leaves an address 254 characters between the angle brackets of a path. */
const email: Field = { name: "email", type: "email", required: true, maxLength: 254 };

/**
 * Every form of the site, once: the browser's constraints and the server's rules are both made from
 * this table, and exports list the fields in its order.
 */
export const forms: Readonly<Record<Kind, readonly Field[]>> = {
  contact: [
    name,
    email,
    { name: "company", type: "line", required: false, maxLength: 150 },
    {
      name: "inquiryType",
      type: "choice",
      required: false,
      maxLength: 20,
      options: inquiryTypes,
    },
    { name: "subject", type: "line", required: true, maxLength: 200 },
    { name: "message", type: "text", required: true, maxLength: 10_000 },
  ],
  newsletter: [email],
  application: [
    {
      name: "job",
      type: "choice",
      required: true,
      maxLength: 100,
      options: jobs.map(({ slug }) => slug),
    },
    name,
    email,
    { name: "link", type: "url", required: true, maxLength: 2_000 },
    { name: "note", type: "text", required: false, maxLength: 5_000 },
  ],
};

export const kinds = ["contact", "newsletter", "application"] as const satisfies readonly Kind[];

/** What was sent, by the names of the form's fields: every field of the form, "" for an empty one. */
export type Values = Readonly<Partial<Record<FieldName, string>>>;
