import { expect, it } from "vitest";
import { currencyName, formatPrice } from "#app/i18n/format-price.ts";
import { zh } from "../support/tested-locales.ts";

it.each([
  ["en", "USD", "$1,049", "US dollars"],
  ["en", "EUR", "€1,049", "euros"],
  [zh, "CNY", "¥1,049", "人民币"],
] as const)(
  "a price in %s and %s is %s, and the currency is called %s",
  (locale, currency, price, name) => {
    expect(formatPrice(1049, locale, currency)).toBe(price);
    expect(currencyName(locale, currency)).toBe(name);
  },
);

it("a price has a fraction only if it is not a whole number", () => {
  expect(formatPrice(49.5, "en", "EUR")).toBe("€49.50");
  expect(formatPrice(0, "en", "EUR")).toBe("€0");
});
