import { facts } from "../site/facts.ts";
import { type Locale, localeTable } from "./locales.ts";

/** Formats an amount in the site's currency, without an empty fraction: "$49", "€49.50", "49 €". */
export function formatPrice(
  amount: number,
  locale: Locale,
  currency: string = facts.currency,
): string {
  return amount.toLocaleString(localeTable[locale].tag, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
}

/** The name of the site's currency in a sentence: "US dollars", "美元". */
export function currencyName(locale: Locale, currency: string = facts.currency): string {
  const format = new Intl.NumberFormat(localeTable[locale].tag, {
    style: "currency",
    currency,
    currencyDisplay: "name",
  });
  // Zero, because a currency is named only beside an amount, and its plural is wanted.
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
}
