import { planIds } from "./plans.ts";

/** The subjects that an address of the contact form can fill in; copy has their words. */
export const contactSubjects = ["key", ...planIds] as const;

export type ContactSubject = (typeof contactSubjects)[number];

/** The path of the contact form with a subject for the sales team, without a locale's prefix. */
export function salesFormPath(subject: ContactSubject): string {
  return `/contact?type=sales&subject=${subject}#write`;
}
