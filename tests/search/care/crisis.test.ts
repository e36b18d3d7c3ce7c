import { describe, expect, it } from "vitest";
import { crisisIn } from "#app/search/care/crisis.ts";
import { siteSections } from "#app/search/search.server.ts";
import { textOf } from "#app/search/section.ts";
import { sentences } from "../../support/sentences/sentences.ts";
import { testedLocales } from "../../support/tested-locales.ts";

describe("help in a crisis is asked for by", () => {
  it.each(sentences("in-crisis"))("“%s”", (sentence) => {
    expect(crisisIn(sentence)).toBeDefined();
  });

  it.each([
    "I DON’T WANT TO LIVE ANYMORE!!!",
    "i   want\tto die 😢",
    "i want to diiiiie",
    "k!ll myself",
    "Thanks, the export works now. By the way, I want to die.",
    "I take part in a trial and want to kill myself",
    "我 想 死",
    "我参加了一项研究，现在不想活了",
  ])("“%s”, however it is typed and whatever else it says", (sentence) => {
    expect(crisisIn(sentence)).toBeDefined();
  });
});

describe.each(["danger", "emergency", "violence"] as const)("%s is told of by", (crisis) => {
  it.each(sentences(crisis))("“%s”", (sentence) => {
    expect(crisisIn(sentence)).toBe(crisis);
  });
});

describe("help in a crisis is not asked for by", () => {
  it.each(sentences("not-in-crisis"))("“%s”", (sentence) => {
    expect(crisisIn(sentence)).toBeUndefined();
  });

  it.each(testedLocales)("any sentence of the site in %s", (locale) => {
    const said = siteSections(locale).flatMap((section) =>
      textOf(section).split(/(?<=[.?!。？！])/u),
    );
    expect(said.filter((sentence) => crisisIn(sentence))).toEqual([]);
  });
});
