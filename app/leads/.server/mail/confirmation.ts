import type { Locale } from "../../../i18n/locales.ts";
import { mail } from "../../../locales/mail.ts";
import { newsletterUrl } from "../../newsletter-paths.ts";
import { confirmationHours } from "../newsletter.ts";
import { fill } from "./copy.ts";
import type { Mail } from "./mail.ts";

interface Subscriber {
  email: string;
  locale: Locale;
  unsubscribeToken: string;
}

/** The mail that asks a subscriber to confirm. Mail programs show a button to unsubscribe (RFC 2369, RFC 8058). */
export function confirmationMail(
  { email, locale, unsubscribeToken }: Subscriber,
  token: string,
  siteUrl: string,
): Mail {
  const copy = mail[locale].confirmation;
  const unsubscribeUrl = newsletterUrl(siteUrl, locale, "unsubscribe", unsubscribeToken);
  const words = {
    confirmUrl: newsletterUrl(siteUrl, locale, "confirm", token),
    unsubscribeUrl,
    hours: String(confirmationHours),
    siteUrl,
  };
  return {
    locale,
    to: email,
    subject: fill(locale, copy.subject),
    text: fill(locale, copy.text, words),
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
