import { type PlanId, planIds } from "../content/plans.ts";
import { formatMessage } from "../i18n/format-message.ts";
import type { Locale } from "../i18n/locales.ts";
import { languages } from "../site/locales/language.ts";
import { site } from "../site/site.ts";

/** Where the customers of each plan get an API key. Enterprise prices are agreed with a person. */
export function planPaths(): Record<PlanId, string> {
  const { keysUrl } = site.api;
  return {
    starter: keysUrl ?? salesFormPath("starter"),
    professional: keysUrl ?? salesFormPath("professional"),
    enterprise: salesFormPath("enterprise"),
  };
}

/** Where to get an API key before a plan is chosen. */
export function apiKeyPath(): string {
  return site.api.keysUrl ?? salesFormPath("key");
}

/** How to get an API key, in sentences with Markdown links. `hours` is the time until a reply. */
export function apiKeySteps(locale: Locale, hours: string): string {
  const { form, page } = languages[locale].copy.sentences.apiKeySteps;
  return formatMessage(site.api.keysUrl ? page : form, { path: apiKeyPath(), hours });
}

/** The subjects that an address of the contact form can fill in; copy has their words. */
export const contactSubjects = ["key", ...planIds] as const;

export type ContactSubject = (typeof contactSubjects)[number];

/** The path of the contact form with a subject for the sales team, without a locale's prefix. */
export function salesFormPath(subject: ContactSubject): string {
  return `/contact?type=sales&subject=${subject}#write`;
}
