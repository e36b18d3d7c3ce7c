import { describe, expect, it, vi } from "vitest";
import { languageToOffer, preferredLocale } from "#app/browser/language.ts";
import { locales } from "#app/i18n/locales.ts";

it.each([
  [["zh-CN", "en"], "zh"],
  [["zh-Hant-TW"], "zh"],
  [["EN-gb", "zh"], "en"],
  [["fr-FR", "de", "zh", "en"], "zh"],
  [["fr", "de"], undefined],
  [[null, "zh"], "zh"],
  [["en", "zh"], "en"],
  [["zhx", "enm"], undefined],
  [[], undefined],
])("the preferred language of %j is %s", (tags, expected) => {
  expect(preferredLocale(tags, locales)).toBe(expected);
});

describe("Chinese, as the other language, is offered", () => {
  /** A browser with languages, what it has stored, and its name. */
  function visit(languages: string[], stored: Record<string, string> = {}, userAgent = "Firefox") {
    vi.stubGlobal("navigator", { languages, userAgent });
    vi.stubGlobal("localStorage", { getItem: (key: string) => stored[key] ?? null });
  }

  it("the other language is offered if the browser prefers it", () => {
    visit(["zh-CN"]);
    expect(languageToOffer("en", locales)).toBe("zh");
    expect(languageToOffer("zh", locales)).toBeUndefined();
  });

  it("the language viewed last is offered, whatever the browser prefers", () => {
    visit(["en"], { lang: "zh" });
    expect(languageToOffer("en", locales)).toBe("zh");
    visit(["zh"], { lang: "en" });
    expect(languageToOffer("en", locales)).toBeUndefined();
  });

  it("a declined language is not offered again", () => {
    visit(["zh"], { "language-offer": "dismissed" });
    expect(languageToOffer("en", locales)).toBeUndefined();
  });

  it.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; Baiduspider/2.0)",
    "Mozilla/5.0 Chrome-Lighthouse",
  ])("the other language is not offered to %s", (userAgent) => {
    visit(["zh"], {}, userAgent);
    expect(languageToOffer("en", locales)).toBeUndefined();
  });

  it("no language is offered without storage", () => {
    visit(["zh"]);
    vi.stubGlobal("localStorage", {
      getItem() {
        throw new DOMException("", "SecurityError");
      },
    });
    expect(languageToOffer("en", locales)).toBeUndefined();
  });
});
