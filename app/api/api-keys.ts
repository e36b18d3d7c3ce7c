import { type PlanId, salesFormPath } from "../content/plans.ts";
import { formatMessage } from "../i18n/format-message.ts";
import type { Locale } from "../i18n/locales.ts";
import { languages } from "../site/locales/language.ts";
import { site } from "../site/site.ts";

/** Where the customers of each plan get an API key. What Enterprise costs is agreed with a person. */
export function planPaths(): Record<PlanId, string> {
  const { keysUrl } = site.api;
  return {
    starter: keysUrl ?? salesFormPath("starter"),
    professional: keysUrl ?? salesFormPath("professional"),
    enterprise: salesFormPath("enterprise"),
  };
}

/** Where an API key is to be had, before a plan is chosen. */
export function apiKeyPath(): string {
  return site.api.keysUrl ?? salesFormPath("key");
}

/** How to get an API key, in sentences with Markdown links. Hours are those until a reply. */
export function apiKeySteps(locale: Locale, hours: string): string {
  const { form, page } = languages[locale].copy.sentences.apiKeySteps;
  return formatMessage(site.api.keysUrl ? page : form, { path: apiKeyPath(), hours });
}
