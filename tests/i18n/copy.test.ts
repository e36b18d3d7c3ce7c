import { describe, expect, it } from "vitest";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { vocabulary } from "#app/i18n/vocabulary.ts";
import { en } from "#app/locales/en/index.ts";
import { zh } from "#app/locales/zh/index.ts";
import { faults } from "../support/typography.ts";

const dictionaries: Record<Locale, unknown> = { en, zh };

/** Every text of a dictionary by its path, as in `features.hero.heading`. */
function texts(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) throw new Error(`${path} is no text.`);
  return Object.entries(value).flatMap(([key, item]) => texts(item, path ? `${path}.${key}` : key));
}

const english = new Map(texts(en));
const chinese = new Map(texts(zh));

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = ""]) => name).sort();
}

it("says everything in both languages", () => {
  expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
});

describe.each(locales)("%s", (locale) => {
  const entries = texts(dictionaries[locale]);
  const words = vocabulary(locale);

  it("leaves nothing empty", () => {
    expect(entries.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("names only words of the vocabulary", () => {
    const unknown = entries.flatMap(([path, text]) =>
      placeholders(text).flatMap((name) => (name in words ? [] : [`${path}: ${name}`])),
    );
    expect(unknown).toEqual([]);
  });

  it("types no figure by hand", () => {
    const names = /SOC 2|ISO 27001|OAuth 2\.0|95% CI|\b(400|401|404|429|500)\b/g;
    const typed = entries.filter(([, text]) =>
      /\d/.test(text.replace(/\{\{\w+\}\}|\]\([^)]*\)/g, "").replace(names, "")),
    );
    expect(typed).toEqual([]);
  });

  it("spells out neither the brand nor its addresses", () => {
    const names = /Heliora|曦和|@[\w-]+\.|https?:/;
    expect(entries.filter(([, text]) => names.test(text))).toEqual([]);
  });
});

it("states the same facts in both languages", () => {
  // The Chinese brand is a word of the sentence more often than the English one.
  const facts = (text = "") => [...new Set(placeholders(text))].filter((name) => name !== "brand");
  const different = [...english]
    .filter(([path, text]) => String(facts(text)) !== String(facts(chinese.get(path))))
    .map(([path]) => path);
  expect(different).toEqual([]);
});

describe("Chinese typography", () => {
  const measured = [
    "ordinary space between a number and its measure word",
    /\}\} (?=\p{Script=Han})/u,
  ] as const;
  it.each([...faults, measured])("has no %s", (_, pattern) => {
    // Placeholders stand for figures and names; the brand is Han itself.
    const wrong = [...chinese].filter(([, text]) =>
      pattern.test(text.replaceAll("{{brand}}", "曦和").replace(/\]\([^)]*\)|\*\*|[[|`]/g, "")),
    );
    expect(wrong).toEqual([]);
  });
});
