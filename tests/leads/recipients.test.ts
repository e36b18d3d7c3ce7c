import { expect, it } from "vitest";
import { parseRecipients, recipientOf } from "#app/leads/recipients.ts";

const fallback = "hello@site.example";

it.each([
  ["team@x.example", { default: "team@x.example" }],
  ["sales=s@x.example", { default: fallback, sales: "s@x.example" }],
  [
    "team@x.example, sales = s@x.example,application=jobs@x.example",
    { default: "team@x.example", sales: "s@x.example", application: "jobs@x.example" },
  ],
])("the recipients %s are read", (text, recipients) => {
  expect(parseRecipients(text, fallback)).toEqual(recipients);
});

it.each(["team", "team@x", "king=k@x.example", "sales=a@x.example=b@x.example", "a@x.example,"])(
  "the recipients %s are refused",
  (text) => expect(parseRecipients(text, fallback)).toBeUndefined(),
);

it("recipients are chosen by inquiry type, and separately for applications", () => {
  const recipients = { default: "d@x.example", sales: "s@x.example", application: "a@x.example" };
  expect(recipientOf(recipients, "contact", { inquiryType: "sales" })).toBe("s@x.example");
  expect(recipientOf(recipients, "contact", { inquiryType: "general" })).toBe("d@x.example");
  expect(recipientOf(recipients, "contact", { inquiryType: "" })).toBe("d@x.example");
  expect(recipientOf(recipients, "application", {})).toBe("a@x.example");
});
