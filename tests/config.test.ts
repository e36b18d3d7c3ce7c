import { describe, expect, it } from "vitest";
import { readConfig } from "#app/http/config.ts";

it("has a default for everything", () => {
  expect(readConfig({ PORT: " ", SITE_URL: "" })).toEqual({
    development: false,
    port: 3000,
    host: undefined,
    siteUrl: "http://localhost:3000",
    trustProxy: false,
    logLevel: "info",
  });
});

it("follows the port in the default origin and drops a trailing slash", () => {
  expect(readConfig({ PORT: "8080" })).toMatchObject({ siteUrl: "http://localhost:8080" });
  expect(readConfig({ SITE_URL: "https://a.example/" })).toMatchObject({
    siteUrl: "https://a.example",
  });
});

describe("problems", () => {
  it.each([
    ["PORT", "http"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "3000.5"],
    ["SITE_URL", "example.com"],
    ["SITE_URL", "ftp://example.com"],
    ["SITE_URL", "https://example.com/path"],
    ["SITE_URL", "https://user@example.com"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "$"],
    ["LOG_LEVEL", "loud"],
  ])("%s=%s is named", (name, value) => {
    const config = readConfig({ [name]: value });
    expect("problems" in config && config.problems).toEqual([
      expect.stringMatching(new RegExp(`^${name}: .* is not .+\\.$`)),
    ]);
  });

  it("come all at once", () => {
    const config = readConfig({ PORT: "x", SITE_URL: "x", LOG_LEVEL: "x" });
    expect("problems" in config && config.problems).toHaveLength(3);
  });
});
