import type { Locale } from "../i18n/locales.ts";
import { site } from "../site.ts";
import { salesFormPath } from "./contact-subjects.ts";
import type { PlanId } from "./plans.ts";

/** Where the customers of each plan get an API key. What Enterprise costs is agreed with a person. */
export function planPaths(keysUrl = site.api.keysUrl): Record<PlanId, string> {
  return {
    starter: keysUrl ?? salesFormPath("starter"),
    professional: keysUrl ?? salesFormPath("professional"),
    enterprise: salesFormPath("enterprise"),
  };
}

/** Where an API key is to be had, before a plan is chosen. */
export function apiKeyPath(keysUrl = site.api.keysUrl): string {
  return keysUrl ?? salesFormPath("key");
}

/** How to get an API key, in sentences with Markdown links. Hours are those until a reply. */
export function apiKeySteps(locale: Locale, hours: string, keysUrl = site.api.keysUrl): string {
  const path = apiKeyPath(keysUrl);
  const steps = {
    form: {
      en: `[Ask for an API key](${path}) with the contact form: say who will use it, what for, and which [plan](/pricing#plans) you want. A person replies within ${hours} hours and arranges the rest with you.`,
      zh: `请用联系表单[申请 API 密钥](${path})，写明谁来用、用来做什么、想要哪个[方案](/pricing#plans)。${hours}\u00a0小时内有人回复，和你商定后续事宜。`,
    },
    page: {
      en: `[Create an API key](${path}), and choose a [plan](/pricing#plans) for it.`,
      zh: `请先[创建 API 密钥](${path})，再选一个[方案](/pricing#plans)。`,
    },
  };
  return steps[keysUrl ? "page" : "form"][locale];
}
