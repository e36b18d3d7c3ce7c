import { expect, it } from "vitest";
import { hasPart } from "#app/pages.ts";
import { findCare } from "#app/search/care/care.server.ts";
import { trainClassifier } from "#app/search/linear-classifier.ts";
import { helplines } from "#app/site/site.ts";
import { zh } from "../../support/tested-locales.ts";

it.each([
  ["I want to kill myself", "crisis"],
  ["我想自殺", "crisis"],
  ["quiero morir", "crisis"],
  ["my child swallowed pills", "poisoning"],
  ["孩子喝了洗洁精", "poisoning"],
  ["my dad has collapsed and isn't breathing", "emergency"],
  ["my husband hits me", "violence"],
  ["我被强奸了", "sexual-violence"],
  ["Can I take ibuprofen with aspirin?", "medical"],
] as const)("“%s” gets the help for %s", async (message, kind) => {
  expect((await findCare("en", message))?.kind).toBe(kind);
});

it.each(["is my data beyond repair", "kill the process", "想死，又报 429", "qqqq", ""])(
  "“%s” gets no helpline",
  async (message) => {
    expect(await findCare("en", message)).toBeUndefined();
  },
);

it.runIf(hasPart("helplines"))(
  "the number to call is in the first paragraph, the doctor before the pharmacist",
  async () => {
    const [us] = helplines;
    expect((await findCare("en", "I want to die"))?.texts[0]).toContain(us?.talk);
    expect((await findCare("en", "my child swallowed pills"))?.texts[0]).toContain(us?.poison);
    expect((await findCare("en", "What is the maximum dose of paracetamol?"))?.texts[0]).toMatch(
      /doctor.*pharmacist/,
    );
  },
);

it.runIf(hasPart("helplines"))("the number to call in China is in the Chinese text", async () => {
  expect((await findCare(zh, "胸口痛喘不上气"))?.texts[0]).toContain("120");
});

it("a classifier tells its examples apart, and is unsure about other texts", async () => {
  const examples = [
    { text: "red apples", label: 0 },
    { text: "green apples", label: 0 },
    { text: "fast cars", label: 1 },
    { text: "slow cars", label: 1 },
  ];
  const classifier = await trainClassifier(2, examples);
  expect(classifier("blue apples")[0]).toBeGreaterThan(0.7);
  expect(classifier("old cars")[1]).toBeGreaterThan(0.7);
  expect(classifier("hm")[0]).toBeCloseTo(0.5, 0);
});
