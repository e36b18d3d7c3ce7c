import { describe, expect, it, vi } from "vitest";
import { languageToOffer } from "#app/browser/language.ts";
import { locales } from "#app/i18n/locales.ts";

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

  it.each([
    [["zh-Hant-TW"], "zh"],
    [["fr-FR", "de", "zh", "en"], "zh"],
    [["EN-gb", "zh"], undefined],
    [["fr", "de"], undefined],
    [["zhx", "enm"], undefined],
    [[], undefined],
  ])("on an English page, a browser with %j is offered %s", (languages, expected) => {
    visit(languages);
    expect(languageToOffer("en", locales)).toBe(expected);
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
