import { formatDate } from "../i18n/format-date.ts";
import { formatMessage } from "../i18n/format-message.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Dictionary } from "./locales/dictionary.ts";
import { languages } from "./locales/language.ts";
import { site } from "./site.ts";

/** The standards that the site meets, and the sizes that tests use. */
export const accessibility = {
  guidelines: "WCAG 2.2",
  /** The European standard whose chapter 9 requires level AA of WCAG. */
  europeanStandard: "EN 301 549 V3.2.1",
  /** ISO 8601 date of the last manual review. */
  reviewed: "2026-11-22",
  /** The narrowest supported width in CSS pixels (WCAG 2.2, success criterion 1.4.10). */
  narrowestWidth: 320,
  /** The largest supported text size in percent (WCAG 2.2, success criterion 1.4.4). */
  textSize: 200,
} as const;

export type Check = keyof Dictionary["accessibility"]["checks"];

/** The values of the placeholders of the accessibility statement. */
export function accessibilityValues(locale: Locale): Record<string, string> {
  const { checks, limitations } = languages[locale].copy.accessibility;
  const { europeanStandard, reviewed, narrowestWidth: width, textSize } = accessibility;
  const sizes = { width, zoom: (1280 / width) * 100, textSize };
  const list = (sentences: Readonly<Record<string, string>>) =>
    Object.values(sentences)
      .map((sentence) => `- ${formatMessage(sentence, sizes)}`)
      .join("\n");
  return {
    europeanStandard,
    reviewed: formatDate(reviewed, locale),
    accessibilityChecks: list(checks),
    accessibilityLimitations: list(limitations),
    enforcement: enforcementText(locale, site.accessibilityAuthority),
  };
}

export interface Authority {
  readonly name: Readonly<Record<Locale, string>>;
  readonly url: string;
}

/** The paragraph about the authority for complaints, in Markdown. */
export function enforcementText(locale: Locale, authority?: Authority): string {
  const { complain, anyAuthority } = languages[locale].copy.accessibility;
  const link = authority && `[${authority.name[locale]}](${authority.url})`;
  return formatMessage(complain, { authority: link ?? anyAuthority });
}
