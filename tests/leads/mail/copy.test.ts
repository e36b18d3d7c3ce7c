import { describe, expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { mail } from "#app/locales/mail.ts";

/** Every text by its path. */
function texts(value: object, path = ""): [path: string, text: string][] {
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === "string" ? [[`${path}.${key}`, item]] : texts(item, `${path}.${key}`),
  );
}

describe.each(locales)("%s", (locale) => {
  it.each(texts(mail[locale]))("%s is complete", (path, text) => {
    const english = new Map(texts(mail.en)).get(path) ?? "";
    const names = (copy: string) => [...new Set(copy.match(/\{\{\w+\}\}/g))].sort();
    expect(text.trim()).not.toBe("");
    expect(names(text)).toEqual(names(english));
    expect(text.replace(/\{\{\w+\}\}/g, "")).not.toMatch(/\d|Heliora|曦和/);
  });
});
