import { expect, it } from "vitest";
import { shortenEmail } from "#app/leads/email.ts";

it.each([
  ["ada@visitor.example", "a…@visitor.example"],
  ["x@y.example", "x…@y.example"],
])("%s is shown as %s", (email, shown) => {
  expect(shortenEmail(email)).toBe(shown);
});
