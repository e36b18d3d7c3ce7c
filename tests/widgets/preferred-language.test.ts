import { afterEach, describe, expect, it, vi } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import {
  dismissOffer,
  languageToOffer,
  preferredLocale,
  rememberLanguage,
} from "#app/widgets/preferred-language.ts";

describe("the preferred language", () => {
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
});

describe("the other language is offered", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A browser with languages, what it has stored, and its name. */
  function visit(languages: string[], stored: Record<string, string> = {}, userAgent = "Firefox") {
    const items = new Map(Object.entries(stored));
    vi.stubGlobal("navigator", { languages, userAgent });
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    });
    return items;
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

  it("the other language is offered once: the viewed one is preferred from then on", () => {
    const items = visit(["zh"]);
    expect(languageToOffer("en", locales)).toBe("zh");
    rememberLanguage("en");
    expect(Object.fromEntries(items)).toEqual({ lang: "en" });
    expect(languageToOffer("en", locales)).toBeUndefined();
  });

  it("a declined language is not offered again", () => {
    const items = visit(["zh"]);
    dismissOffer();
    expect([...items.keys()]).toEqual(["language-offer"]);
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
    expect(() => rememberLanguage("en")).not.toThrow();
  });
});
