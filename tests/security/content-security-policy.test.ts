import { expect, it } from "vitest";
import { contentSecurityPolicy } from "#app/security/content-security-policy.ts";
import { site } from "#app/site.ts";

const connect = (apiOrigin?: string) =>
  contentSecurityPolicy({ apiOrigin })
    .split("; ")
    .filter((directive) => directive.startsWith("connect-src"));

it("pages may connect to the API's origin only if it lets browsers call it", () => {
  expect(connect()).toEqual(["connect-src 'self'"]);
  expect(connect("https://api.example.com")).toEqual([
    "connect-src 'self' https://api.example.com",
  ]);
  // Nobody has said that the API of the sample site does.
  expect(site.api.allowsBrowsers).toBe(false);
});
