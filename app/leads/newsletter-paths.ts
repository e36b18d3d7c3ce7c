import type { Locale } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";

/** The pages that mails to subscribers link to, below a locale's prefix. */
export const newsletterPages = {
  confirm: "newsletter/confirm",
  unsubscribe: "newsletter/unsubscribe",
} as const;

/** An absolute link in a mail, which carries the subscriber's secret. */
export function newsletterUrl(
  siteUrl: string,
  locale: Locale,
  page: keyof typeof newsletterPages,
  token: string,
): string {
  return `${siteUrl}${inLocale(locale, `/${newsletterPages[page]}`)}?token=${token}`;
}
