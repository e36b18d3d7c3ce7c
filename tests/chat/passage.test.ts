import { expect, it } from "vitest";
import { findPassage } from "#app/chat/passage.server.ts";

const passages = [
  "You pay by card, also from the euro area.",
  "Euros and checks don’t work.",
  "Prices are before tax, and so are prices by the year.",
].map((text) => ({ text, html: `<p>${text}</p>`, source: { label: "Pricing", path: "/pricing" } }));

it.each([
  ["in euros?", 1],
  ["what about tax", 2],
  ["card prices", 0],
])("the passage for “%s” is the one with its rarest words", (question, at) => {
  expect(findPassage(passages, question)).toBe(passages[at]);
});

it.each(["and then?", "dogs", ""])("no passage is found for “%s”", (question) => {
  expect(findPassage(passages, question)).toBeUndefined();
});

it("a passage needs a share of the question’s words", () => {
  expect(findPassage(passages, "tax in Spain", 0.5)).toBe(passages[2]);
  expect(findPassage(passages, "tax in Spain", 1)).toBeUndefined();
});
