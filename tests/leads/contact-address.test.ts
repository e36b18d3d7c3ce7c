import { describe, expect, it } from "vitest";
import { contactSubjects, salesFormPath } from "#app/content/contact-subjects.ts";
import { readContactAddress } from "#app/leads/contact-address.ts";

const read = (address: string) => readContactAddress(new URL(address, "https://site.example"));

describe("the address of the contact form", () => {
  it.each(contactSubjects)("the address for %s is read as it was written", (subject) => {
    expect(read(salesFormPath(subject))).toEqual({ type: "sales", subject });
  });

  it.each([
    "/contact",
    "/contact?type=&subject=",
    "/contact?type=Sales&subject=Starter",
    "/contact?type=__proto__&subject=constructor",
    `/contact?subject=${"x".repeat(5_000)}&type=%3Cscript%3E`,
    "/contact?type=anything&type=sales",
  ])("%.40s fills in nothing", (address) => {
    expect(read(address)).toEqual({ type: undefined, subject: undefined });
  });
});
