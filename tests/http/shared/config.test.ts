import { chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { expect, it } from "vitest";
import { readConfig } from "#app/http/shared/config.ts";
import { site } from "#app/site/site.ts";
import { makeTemporaryDirectory } from "../../support/temporary-directory.ts";

it("every variable has a default", () => {
  expect(readConfig({ PORT: " ", SITE_URL: "" })).toEqual({
    development: false,
    port: 3000,
    host: undefined,
    siteUrl: "http://localhost:3000",
    assistant: undefined,
    trustProxy: false,
    logLevel: "info",
    assetsDirectory: undefined,
    dataDirectory: "./data",
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: { name: undefined, address: site.email.contact },
    leadsTo: { default: site.email.contact },
    webhook: undefined,
    rateLimits: true,
    metricsToken: undefined,
    shutdownDelay: 1,
    retentionDays: 365,
    warnings: [],
  });
});

it("a variable with a misspelt name is reported with the correct one, and other variables are not", () => {
  const others = {
    HOME: "/",
    HOSTNAME: "a",
    LANG: "C",
    SMTP_PORT: "25",
    NODE_VERSION: "24",
    PATH: "",
  };
  expect(readConfig({ ...others, SMPT_URL: "smtp://mail", SITEURL: "" })).toMatchObject({
    warnings: [
      "SMPT_URL: the site has no such variable. Did you mean SMTP_URL?",
      "SITEURL: the site has no such variable. Did you mean SITE_URL?",
    ],
  });
  expect(readConfig({ POTR: "80", ASSISTANT_KEY: "a", ASSISTANT_MODL: "b" })).toMatchObject({
    problems: expect.arrayContaining([
      "ASSISTANT_MODL: the site has no such variable. Did you mean ASSISTANT_MODEL?",
    ]),
  });
});

it("the default origin has the port, and a trailing slash of SITE_URL is removed", () => {
  expect(readConfig({ PORT: "8080" })).toMatchObject({ siteUrl: "http://localhost:8080" });
  expect(readConfig({ SITE_URL: "https://a.example/" })).toMatchObject({
    siteUrl: "https://a.example",
  });
});

it("MAIL_FROM may have a name, and LEADS_TO recipients by topic", () => {
  expect(readConfig({ MAIL_FROM: '"Example, Inc." <hello@example.com>' })).toMatchObject({
    mailFrom: { name: "Example, Inc.", address: "hello@example.com" },
  });
  expect(readConfig({ MAIL_FROM: "hello@example.com" })).toMatchObject({
    mailFrom: { name: undefined, address: "hello@example.com" },
  });
  expect(readConfig({ LEADS_TO: "a@example.com, sales=s@example.com" })).toMatchObject({
    leadsTo: { default: "a@example.com", sales: "s@example.com" },
  });
});

it.each([
  ["2", 2],
  ["loopback, 10.0.0.0/8, fd00::/8, 192.0.2.1", "loopback, 10.0.0.0/8, fd00::/8, 192.0.2.1"],
])("TRUST_PROXY=%s is valid, for Express as well", (text, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: text })).toMatchObject({ trustProxy });
  expect(() => express().set("trust proxy", trustProxy)).not.toThrow();
});

const assistant = {
  ASSISTANT_URL: "https://api.example.com/v1",
  ASSISTANT_KEY: "sk-1234",
  ASSISTANT_MODEL: "small-1",
};

it.each([
  ["https://api.example.com/v1", "https://api.example.com/v1/chat/completions"],
  ["https://api.example.com/v1/", "https://api.example.com/v1/chat/completions"],
  ["https://api.example.com", "https://api.example.com/v1/chat/completions"],
  ["http://localhost:11434/v1", "http://localhost:11434/v1/chat/completions"],
  ["https://a.example/openai/v1/chat/completions", "https://a.example/openai/v1/chat/completions"],
  ["https://a.example/v1?api-version=1", "https://a.example/v1/chat/completions?api-version=1"],
])("ASSISTANT_URL=%s leads to its endpoint for chat completions", (url, endpoint) => {
  expect(readConfig({ ...assistant, ASSISTANT_URL: url })).toMatchObject({
    assistant: { endpoint, key: "sk-1234", model: "small-1", tokensPerDay: 2_000_000 },
  });
});

it.each([
  ["PORT", "0"],
  ["PORT", "65536"],
  ["SITE_URL", "example.com"],
  ["SITE_URL", "https://example.com/path"],
  ["SITE_URL", "https://user@example.com"],
  ["CHAT_APP_URL", "javascript:alert(1)"],
  ["ASSETS_DIR", "./package.json"],
  ["ASSETS_DIR", "./package.json/assets"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "nginx"],
  ["TRUST_PROXY", "10.0.0.0/8, true"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "10.0.0.1/0"],
  ["TRUST_PROXY", "10.0.0/8"],
  ["DATA_DIR", "./package.json"],
  ["DATA_DIR", "./package.json/data"],
  ["SMTP_URL", "mail.example.com:25"],
  ["SMTP_URL", "smtp://"],
  ["MAIL_FROM", "hello@example.com, else@example.com"],
  ["LEADS_TO", "king=king@example.com"],
  ["LEADS_WEBHOOK_URL", "https://user:secret@hooks.example.com"],
  ["CHAT_APP_URL", "https://user@chat.example.com"],
  ["METRICS_TOKEN", "too-short"],
  ["METRICS_TOKEN", "sixteen characters"],
  ["SHUTDOWN_DELAY", "61"],
  ["SHUTDOWN_DELAY", "-1"],
  ["ASSISTANT_TOKENS_PER_DAY", "unlimited"],
  ["LEADS_RETENTION_DAYS", "a year"],
  // The privacy policy promises 365 days at the latest.
  ["LEADS_RETENTION_DAYS", "366"],
])("the invalid %s=%s is reported", (name, value) => {
  const config = readConfig({ [name]: value });
  expect("problems" in config && config.problems).toEqual([
    expect.stringMatching(new RegExp(`^${name}: .* is not .+\\.$`)),
  ]);
});

// Root may write everywhere.
it.skipIf(process.getuid?.() === 0)("a DATA_DIR that can't be written to is named", () => {
  const directory = makeTemporaryDirectory();
  chmodSync(directory, 0o500);
  for (const DATA_DIR of [directory, join(directory, "data")]) {
    expect(readConfig({ DATA_DIR })).toEqual({
      problems: [expect.stringMatching(/^DATA_DIR: .* is not .+\.$/)],
    });
  }
});

it("a DATA_DIR that does not exist yet is valid, and so is one beside a DATABASE_URL", () => {
  const DATA_DIR = join(tmpdir(), "nowhere", "yet");
  expect(readConfig({ DATA_DIR })).toMatchObject({ dataDirectory: DATA_DIR });
  const DATABASE_URL = "postgresql://localhost/site";
  expect(readConfig({ DATA_DIR: "package.json", DATABASE_URL })).not.toHaveProperty("problems");
});

it("a webhook needs its secret", () => {
  const url = "https://hooks.example.com/leads";
  expect(readConfig({ LEADS_WEBHOOK_URL: url })).toEqual({
    problems: [expect.stringMatching(/^LEADS_WEBHOOK_SECRET: .* is not .+\.$/)],
  });
  expect(readConfig({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: "s" })).toMatchObject({
    webhook: { url, secret: "s" },
  });
});

it.each([
  ["ASSISTANT_URL", "api.example.com/v1"],
  ["ASSISTANT_URL", "https://user:secret@api.example.com/v1"],
  ["ASSISTANT_KEY", "sk secret"],
  ["ASSISTANT_KEY", "sk-“secret”"],
])("the invalid %s=%s is reported without its value", (name, value) => {
  const config = readConfig({ ...assistant, [name]: value });
  expect("problems" in config && config.problems).toEqual([
    expect.stringMatching(new RegExp(`^${name}: the value is not .+\\.$`)),
  ]);
});

it.each(Object.keys(assistant))("%s without the other ASSISTANT_* is a problem", (name) => {
  const { [name]: value, ...others } = Object.fromEntries(Object.entries(assistant));
  const problems = (environment: Record<string, string>) => {
    const config = readConfig(environment);
    return "problems" in config ? config.problems.map((line) => line.split(":")[0]) : [];
  };
  expect(problems(others)).toEqual([name]);
  expect(problems({ [name]: value ?? "" })).toEqual(Object.keys(others));
});

it("an http chat application in an https site is refused, except on this machine", () => {
  const problemsOf = (url: string, siteUrl = "https://www.example.com") => {
    const config = readConfig({ SITE_URL: siteUrl, CHAT_APP_URL: url });
    return "problems" in config ? config.problems : [];
  };
  expect(problemsOf("http://chat.example.com/app")).toEqual([
    "CHAT_APP_URL: browsers refuse to show an http URL in the pages of an https SITE_URL. Use https.",
  ]);
  for (const url of [
    "https://chat.example.com",
    "http://localhost:4000",
    "http://127.0.0.1:4000",
    "http://[::1]:4000",
  ]) {
    expect(problemsOf(url)).toEqual([]);
  }
  expect(problemsOf("http://chat.example.com", "http://www.example.com")).toEqual([]);
});
