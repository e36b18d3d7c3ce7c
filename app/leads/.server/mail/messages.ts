import { interpolate } from "../../../i18n/format-message.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { plainText } from "../../../i18n/markup.ts";
import { interpolationValues } from "../../../site/interpolation-values.ts";
import type { JobText } from "../../../site/jobs.ts";
import { languages } from "../../../site/locales/language.ts";
import { newsletterUrl } from "../../newsletter-paths.ts";
import { type Recipients, recipientOf } from "../../recipients.ts";
import { type Field, forms, inquiryTypes, type Values } from "../../schema.ts";
import { confirmationHours } from "../newsletter.ts";
import { isoTime, readFields } from "../record.ts";
import type { LeadsTable, SubscribersTable } from "../store/tables.ts";

/* Mails as nodemailer takes them, without sender and Message-ID. `locale` is the language of text and sender. */

/** Writes the mail that asks a subscriber to confirm. Mail programs show a button to unsubscribe (RFC 2369, RFC 8058). */
export function writeConfirmation(
  { email, locale, unsubscribeToken }: SubscribersTable,
  token: string,
  siteUrl: string,
) {
  const copy = languages[locale].copy.mail.confirmation;
  const unsubscribeUrl = newsletterUrl(siteUrl, locale, "unsubscribe", unsubscribeToken);
  const words = {
    confirmUrl: newsletterUrl(siteUrl, locale, "confirm", token),
    unsubscribeUrl,
    hours: String(confirmationHours),
    siteUrl,
  };
  return {
    locale,
    to: { name: "", address: email },
    subject: fill(locale, copy.subject),
    text: fill(locale, copy.text, words),
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** Writes the mail to the team about a lead. Replies go to the visitor. */
export function writeTeamMail(
  { kind, locale, createdAt, fields }: LeadsTable,
  recipients: Recipients,
) {
  const copy = languages[locale].copy.mail.team;
  const values = readFields(fields);
  const { name = "", email = "" } = values;
  const shown = translateChoices(locale, values);
  const [about, subject = ""] =
    kind === "application"
      ? [copy.application, `${shown.job}${copy.colon}${name}`]
      : [shown.inquiryType || copy.message, shown.subject];
  const heading = fill(locale, copy.heading, { time: isoTime(createdAt), email });
  const lines = forms[kind].map((field) => formatLine(locale, field, shown[field.name]));
  return {
    locale,
    to: { name: "", address: recipientOf(recipients, kind, values) },
    replyTo: { name: toOneLine(name), address: email },
    subject: toOneLine(`[${about}] ${subject}`),
    text: `${heading}\n\n${lines.join("")}`,
    headers: {},
  };
}

/** Translates the values of choices to the language of the mail. */
function translateChoices(locale: Locale, values: Values): Values {
  const inquiryType = inquiryTypes.find((type) => type === values.inquiryType);
  const job = Object.entries<JobText>(languages[locale].copy.jobs).find(
    ([slug]) => slug === values.job,
  );
  return {
    ...values,
    ...(inquiryType && { inquiryType: languages[locale].copy.mail.team.inquiryTypes[inquiryType] }),
    ...(job && { job: plainText(job[1].title) }),
  };
}

/** Formats a field as a line; empty for an empty field. Longer texts are below their label. */
function formatLine(locale: Locale, { name, type }: Field, value: string | undefined): string {
  const { fields, colon } = languages[locale].copy.mail.team;
  if (!value) return "";
  if (type === "text") return `\n${fields[name]}${colon.trimEnd()}\n\n${value}\n`;
  return `${fields[name]}${colon}${value}\n`;
}

/** Interpolates facts, brand and the values of a mail. */
export function fill(
  locale: Locale,
  text: string,
  words: Readonly<Record<string, string>> = {},
): string {
  return interpolate(text, { ...interpolationValues(locale), ...words });
}

/** Normalizes white space to single spaces, for header fields (RFC 5322, section 2.2). */
function toOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
