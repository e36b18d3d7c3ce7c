import { expect, it } from "vitest";
import { isComposing } from "#app/browser/input-method.ts";

const event = (properties: object) => Object.assign(new Event("keydown"), properties);

it.each([
  ["a word that is being composed", { isComposing: true, keyCode: 13 }, true],
  ["the Enter with which Safari ends a word", { isComposing: false, keyCode: 229 }, true],
  ["any other Enter", { isComposing: false, keyCode: 13 }, false],
  ["a change of a field without an input method", {}, false],
])("isComposing tells whether %s belongs to the input method", (_, properties, expected) => {
  expect(isComposing(event(properties))).toBe(expected);
});
