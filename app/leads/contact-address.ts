import { planIds } from "../content/plans.ts";
import { inquiryTypes } from "./schema.ts";

/** The subjects that an address can fill in; copy has their words. */
export const contactSubjects = ["key", ...planIds] as const;

type InquiryType = (typeof inquiryTypes)[number];
type ContactSubject = (typeof contactSubjects)[number];

/** What the address of the contact form fills in. */
export interface ContactPrefill {
  readonly type?: InquiryType | undefined;
  readonly subject?: ContactSubject | undefined;
}

/** The path of the contact form with a subject for the sales team, without a locale's prefix. */
export function salesFormPath(subject: ContactSubject): string {
  return `/contact?type=sales&subject=${subject}#write`;
}

/** Reads what the address of the contact form fills in. Unknown values are ignored. */
export function readContactAddress({ searchParams }: URL): ContactPrefill {
  const asked = (key: string) => searchParams.get(key);
  return {
    type: inquiryTypes.find((type) => type === asked("type")),
    subject: contactSubjects.find((subject) => subject === asked("subject")),
  };
}
