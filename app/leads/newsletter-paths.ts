import type { Locale } from "../i18n/locales.ts";
import { inLocale } from "../i18n/paths.ts";

/** The pages that mails to subscribers link to, below a locale's prefix. */
export const newsletterPages = {
  confirm: "newsletter/confirm",
  unsubscribe: "newsletter/unsubscribe",
} as const;

/** The absolute URL of a page for a mail, with the subscriber's token. */
export function newsletterUrl(
  siteUrl: string,
  locale: Locale,
  page: keyof typeof newsletterPages,
  token: string,
): string {
  return `${siteUrl}${inLocale(locale, `/${newsletterPages[page]}`)}?token=${token}`;
}
