import { jobs } from "../site/jobs.ts";

export const kinds = ["contact", "newsletter", "application"] as const;

export type Kind = (typeof kinds)[number];

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

/** A field of a form. A `line` has one line of text, a `text` several. */
export interface Field {
  readonly name: FieldName;
  readonly type: "line" | "text" | "email" | "url" | "choice";
  readonly required: boolean;
  /** In UTF-16 code units, with one for a line break, as browsers count `maxlength`. */
  readonly maxLength: number;
  /** The values of a `choice`. */
  readonly options?: readonly string[];
}

const name: Field = { name: "name", type: "line", required: true, maxLength: 100 };
/** RFC 5321 limits an address to 254 characters. */
const email: Field = { name: "email", type: "email", required: true, maxLength: 254 };

/**
 * The forms of the site. Lengths, options and what is required are derived from this table, in the browser and
 * on the server; the rules of a type are in .server/validate.ts. Exports list the fields in its order.
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

/** The submitted values by field name: every field of the form, "" for an empty one. */
export type Values = Readonly<Partial<Record<FieldName, string>>>;
