import { describe, expect, it } from "vitest";
import { loggedSite } from "../../support/logged-site.ts";
import { readMetrics } from "../../support/read-metrics.ts";
import { siteUrl, startSite } from "../../support/site.ts";

const { site, log, text, lines } = loggedSite({ RATE_LIMIT_DISABLED: "1" });

const oldType = "application/csp-report";
const newType = "application/reports+json";

function send(body: unknown, type = oldType, to = site()) {
  return to.get("/csp-reports", {
    method: "POST",
    headers: { "Content-Type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** As Firefox sends it. */
const old = {
  "csp-report": {
    "document-uri": `${siteUrl}/zh/contact?token=secret`,
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/x.js?q=secret",
    "source-file": `${siteUrl}/assets/a.js?secret`,
    referrer: "https://referrer.example/",
    "script-sample": "secret",
  },
};

/** As Chromium sends it (w3.org/TR/reporting-1, media type). */
const report = (effectiveDirective: string, more: object = {}) => ({
  type: "csp-violation",
  age: 10,
  url: `${siteUrl}/features?secret`,
  user_agent: "Unmistakable/1.0",
  body: {
    documentURL: `${siteUrl}/features?secret`,
    effectiveDirective,
    blockedURL: "inline",
    ...more,
  },
});

const counted = async (directive: string, of = site()) =>
  (await readMetrics(of))(`site_csp_reports_total{directive="${directive}"}`) ?? 0;

const violations = () => lines().filter(({ msg }) => msg === "policy violated");

describe("reports", () => {
  it("a report in the old format is counted, and logged without queries", async () => {
    const before = await counted("script-src-elem");
    const { status, headers, body } = await send(old);
    expect([status, headers["cache-control"], body]).toEqual([204, "no-store", ""]);
    expect(await counted("script-src-elem")).toBe(before + 1);
    expect(violations()).toEqual([
      expect.objectContaining({
        level: 40,
        directive: "script-src-elem",
        route: "/contact",
        locale: "zh",
        blocked: "https://evil.example/x.js",
        source: `${siteUrl}/assets/a.js`,
      }),
    ]);
    expect(text()).not.toMatch(/secret|referrer/);
  });

  it("each report of the Reporting API is counted", async () => {
    const before = await counted("style-src-attr");
    const other = { ...report("style-src-attr"), type: "deprecation" };
    const both = [report("style-src-attr"), report("style-src-attr"), other];
    expect((await send(both, newType)).status).toBe(204);
    expect(await counted("style-src-attr")).toBe(before + 2);
    expect(violations()[0]).toMatchObject({ route: "/features", blocked: "inline" });
    expect(text()).not.toMatch(/secret|Unmistakable/);
  });

  it("a report about an extension is logged without the extension's ID", async () => {
    const blockedURL = "moz-extension://0f1e2d3c-aaaa-bbbb-cccc-000000000000/x.js";
    await send([report("img-src", { blockedURL })], newType);
    expect(violations()).toEqual([expect.objectContaining({ blocked: "moz-extension:" })]);
  });

  it("the labels of reports are bounded", async () => {
    const before = await counted("other");
    await send([report("made-up-1"), report("made-up-2"), report("")], newType);
    await send({ "csp-report": {} });
    expect(await counted("other")).toBe(before + 4);
    expect((await site().get("/metrics")).body).not.toContain("made-up");
  });

  it("reports above the limit of a minute are not logged", async () => {
    await using own = await startSite({ RATE_LIMIT_DISABLED: "1" }, { log });
    await Promise.all(Array.from({ length: 50 }, () => send(old, oldType, own)));
    expect(violations()).toHaveLength(20);
    expect(await counted("script-src-elem", own)).toBe(50);
  });
});

describe("an invalid report", () => {
  it.each([
    ["nothing", "", oldType, 400],
    ["no JSON", "report", oldType, 400],
    ["something else", { report: {} }, oldType, 400],
    ["another type of body", old, "text/plain", 400],
    ["more than eight kilobytes", JSON.stringify(old) + " ".repeat(8_192), oldType, 413],
  ])("a body with %s has no effect", async (_, body, type, status) => {
    const before = await counted("script-src-elem");
    expect((await send(body, type)).status).toBe(status);
    expect(await counted("script-src-elem")).toBe(before);
    expect(violations()).toEqual([]);
  });

  it("a report with fields of other types is no error", async () => {
    const odd = { "effective-directive": {}, "document-uri": 1, "blocked-uri": null };
    expect((await send({ "csp-report": odd })).status).toBe(204);
  });
});

it("reports of one client are limited", async () => {
  await using own = await startSite();
  const answers = await Promise.all(Array.from({ length: 70 }, () => send(old, oldType, own)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(60);
});

it.each(["/", "/nope", "/%E0%A4%A"])("%s has a Reporting-Endpoints header", async (path) => {
  const { headers } = await site().get(path);
  expect(headers["content-security-policy"]).toMatch(/report-uri \/csp-reports; report-to csp/);
  expect(headers["reporting-endpoints"]).toBe('csp="/csp-reports"');
});
