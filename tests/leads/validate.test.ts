import { describe, expect, it } from "vitest";
import { constraintsOf, findErrors, readValues } from "#app/leads/.server/validate.ts";
import { forms, kinds, type Values } from "#app/leads/schema.ts";
import { job } from "../support/subjects.ts";

const contact: Values = {
  name: "Ada",
  email: "ada@visitor.example",
  subject: "Hello",
  message: "Hello there",
};

const application: Values = {
  ...(job && { job: job.slug }),
  name: "林",
  email: "lin@visitor.example",
  link: "https://visitor.example/cv",
};

/** A site without jobs takes no application. */
const jobError = job ? {} : { job: "required" };

it("validation accepts a complete form", () => {
  expect(findErrors("contact", contact)).toEqual({});
  expect(findErrors("newsletter", { email: "a@b.example" })).toEqual({});
  expect(findErrors("application", application)).toEqual(jobError);
});

it.each(kinds)("validation of an empty %s form names every required field", (kind) => {
  const required = forms[kind].filter((field) => field.required).map(({ name }) => name);
  const errors = Object.fromEntries(required.map((name) => [name, "required"]));
  expect(findErrors(kind, {})).toEqual(errors);
  const blank = Object.fromEntries(required.map((name) => [name, " \t\r\n　"]));
  expect(findErrors(kind, blank)).toEqual(errors);
});

describe.each([
  [
    "email",
    "email",
    [
      "a",
      "a@b",
      "a@b@c.example",
      "a b@c.example",
      "a@-b.example",
      "a@b..example",
      "é@b.example",
      `${"a".repeat(65)}@b.example`,
      "a@b.example,c@d.example",
    ],
  ],
  ["name", "controlCharacter", ["a\r\nBcc: b@c.example", "a\nb", "a\u0000", "a\u007f", "a\u0085"]],
  ["email", "controlCharacter", ["a@b.example\r\nBcc: c@d.example", "a\u0000@b.example"]],
  ["inquiryType", "option", ["Sales", "other", "__proto__"]],
] as const)("a form with %s is refused: %s", (name, error, texts) => {
  it.each(texts)("the value %j is refused", (text) => {
    expect(findErrors("contact", { ...contact, [name]: text })).toEqual({ [name]: error });
  });
});

/** Links as people type them, and as they are stored; undefined if they are refused. */
const links = [
  ["linkedin.com/in/wang", "https://linkedin.com/in/wang"],
  [" www.visitor.example ", "https://www.visitor.example"],
  ["visitor.example:8443?cv#top", "https://visitor.example:8443?cv#top"],
  ["例子.中国/简历", "https://例子.中国/简历"],
  ["HTTP://visitor.example/cv", "HTTP://visitor.example/cv"],
  ["javascript:alert(1)", undefined],
  ["javascript:alert.example", undefined],
  ["data:text/html,x.example", undefined],
  ["mailto:ada@visitor.example", undefined],
  ["ada@visitor.example", undefined],
  ["//visitor.example", undefined],
  ["localhost:3000", undefined],
  ["my résumé", undefined],
  ["ftp://visitor.example", undefined],
  ["https://", undefined],
  ["visitor.example/a b", undefined],
] as const;

it.each(links)("the link %j is stored as %j", (typed, stored) => {
  const posted = new FormData();
  for (const [name, value] of Object.entries({ ...application, link: typed })) {
    posted.append(name, value);
  }
  const values = readValues("application", posted);
  const errors = findErrors("application", values);
  expect(errors).toEqual({ ...jobError, ...(!stored && { link: "url" }) });
  if (stored) expect(values.link).toBe(stored);
  // The browser agrees, without JavaScript, too.
  const { pattern } = constraintsOf("application").link ?? {};
  expect(new RegExp(`^(?:${pattern})$`, "v").test(typed)).toBe(Boolean(stored));
});

it("validation accepts only jobs that exist", () => {
  expect(findErrors("application", { ...application, job: "king" })).toEqual({ job: "option" });
});

it("validation accepts text as people paste it", () => {
  expect(findErrors("contact", { ...contact, subject: "a\tb" })).toEqual({});
});

it("length is counted as browsers do: in UTF-16 code units, a line break as one", () => {
  const { maxLength } = constraintsOf("contact").message ?? {};
  const full = "\r\n".repeat(maxLength ?? 0);
  expect(findErrors("contact", { ...contact, message: `x${full.slice(2)}` })).toEqual({});
  expect(findErrors("contact", { ...contact, message: `x${full}` })).toEqual({
    message: "tooLong",
  });
});

it.each([
  "a@b.example",
  "ada.l+x@mail.visitor.example",
  "a@b",
  `${"a".repeat(65)}@b.example`,
  `${"a".repeat(64)}@b.example`,
])("the browser's pattern and the server agree on %s", (email) => {
  const { pattern } = constraintsOf("contact").email ?? {};
  const isRefused = "email" in findErrors("contact", { ...contact, email });
  expect(new RegExp(`^(?:${pattern})$`, "v").test(email)).toBe(!isRefused);
});

it("the browser's constraints are the server's limits", () => {
  expect(constraintsOf("contact")).toMatchObject({
    name: { type: "text", required: true, maxLength: 100 },
    email: { type: "email", required: true, maxLength: 254 },
    company: { required: false },
    inquiryType: { required: false },
    message: { required: true, maxLength: 10_000 },
  });
});

it("fields with unknown names are dropped", () => {
  const posted = new FormData();
  posted.append("email", " a@b.example\n");
  posted.append("email", "other@b.example");
  posted.append("__proto__", "x");
  posted.append("name", new Blob(["x"]), "name.txt");
  posted.append("message", " spaces stay ");
  expect(readValues("contact", posted)).toEqual({
    name: "",
    email: "a@b.example",
    company: "",
    inquiryType: "",
    subject: "",
    message: " spaces stay ",
  });
});
