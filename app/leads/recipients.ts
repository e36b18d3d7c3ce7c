import { isEmail } from "./email.ts";
import { inquiryTypes, type Kind, type Values } from "./schema.ts";

const topics = [...inquiryTypes, "application"] as const;

/** The addresses of the team, by inquiry type. */
export type Recipients = Readonly<
  { default: string } & Partial<Record<(typeof topics)[number], string>>
>;

/**
 * Parses `team@example.com, sales=sales@example.com, application=jobs@example.com`: a default address, and others for
 * inquiry types and job applications.
 */
export function parseRecipients(text: string, fallback: string): Recipients | undefined {
  const recipients: { -readonly [Topic in keyof Recipients]: Recipients[Topic] } = {
    default: fallback,
  };
  for (const entry of text.split(",")) {
    const [address = "", topic = "default", ...rest] = entry.trim().split("=").reverse();
    const name = [...topics, "default" as const].find((known) => known === topic.trim());
    if (!name || rest.length > 0 || !isEmail(address.trim())) return undefined;
    recipients[name] = address.trim();
  }
  return recipients;
}

/** The address that a lead is mailed to. */
export function recipientOf(recipients: Recipients, kind: Kind, values: Values): string {
  const wanted = kind === "application" ? kind : values.inquiryType;
  const topic = topics.find((known) => known === wanted);
  return (topic && recipients[topic]) ?? recipients.default;
}
