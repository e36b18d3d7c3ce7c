import { type ContactSubject, contactSubjects } from "../content/contact-subjects.ts";
import { inquiryTypes } from "./schema.ts";

type InquiryType = (typeof inquiryTypes)[number];

/** What the address of the contact form fills in. */
export interface ContactPrefill {
  readonly type?: InquiryType | undefined;
  readonly subject?: ContactSubject | undefined;
}

/** Reads what the address of the contact form fills in. Unknown values are ignored. */
export function readContactAddress({ searchParams }: URL): ContactPrefill {
  const asked = (key: string) => searchParams.get(key);
  return {
    type: inquiryTypes.find((type) => type === asked("type")),
    subject: contactSubjects.find((subject) => subject === asked("subject")),
  };
}
