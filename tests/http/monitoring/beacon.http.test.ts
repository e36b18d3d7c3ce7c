import { describe, expect, it } from "vitest";
import { loggedSite } from "../../support/logged-site.ts";
import { readMetrics } from "../../support/read-metrics.ts";
import { siteUrl, startSite } from "../../support/site.ts";
import { postPath } from "../../support/subjects.ts";

const { site, log, text, lines } = loggedSite({ RATE_LIMIT_DISABLED: "1" });

/** Sends a body as `navigator.sendBeacon` does. */
function send(body: unknown, headers: Record<string, string> = {}, to = site()) {
  return to.get("/beacon", {
    method: "POST",
    headers: {
      "Content-Type": "text/plain;charset=UTF-8",
      "Sec-Fetch-Site": "same-origin",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** The samples of all metrics of beacons. */
async function reported(): Promise<string> {
  const { body } = await site().get("/metrics");
  const names = /^site_(page_views|web_vital|hydration|chat_feedback)[^#]*$/;
  return body
    .split("\n")
    .filter((line) => names.test(line))
    .join("\n");
}

describe("page views", () => {
  it.each([
    ["/", "/", "en"],
    ["/zh/features", "/features", "zh"],
    [`/zh${postPath}`, "/blog/:slug", "zh"],
    ["/nope/ada@visitor.example", "not-found", "en"],
    ["/zh/nope", "not-found", "zh"],
  ])("a page view of %s is counted for %s in %s", async (path, route, locale) => {
    const sample = `site_page_views_total{route="${route}",locale="${locale}"}`;
    const before = (await readMetrics(site()))(sample) ?? 0;
    const { status, headers, body } = await send([{ type: "view", path }]);
    expect([status, headers["cache-control"], body]).toEqual([204, "no-store", ""]);
    expect((await readMetrics(site()))(sample)).toBe(before + 1);
    expect(await reported()).not.toContain("visitor.example");
  });
});

describe("Web Vitals", () => {
  it.each([
    ["LCP", 2_500, "good"],
    ["LCP", 2_501, "needs-improvement"],
    ["INP", 501, "poor"],
    ["CLS", 0, "good"],
    ["CLS", 0.26, "poor"],
    ["FCP", 1_900, "needs-improvement"],
    ["TTFB", 120.5, "good"],
  ])("%s of %d is %s", async (name, value, rating) => {
    const place = 'route="/docs",locale="zh"';
    const sample = `site_web_vitals_total{name="${name}",rating="${rating}",${place}}`;
    const sum =
      name === "CLS"
        ? `site_web_vital_layout_shift_sum{${place}}`
        : `site_web_vital_seconds_sum{name="${name}",${place}}`;
    const earlier = await readMetrics(site());
    await send([{ type: "vital", path: "/zh/docs", name, value }]);
    const later = await readMetrics(site());
    expect((later(sample) ?? 0) - (earlier(sample) ?? 0)).toBe(1);
    const seconds = name === "CLS" ? value : value / 1000;
    expect((later(sum) ?? 0) - (earlier(sum) ?? 0)).toBeCloseTo(seconds);
  });
});

describe("verdicts on the preview chat's answers", () => {
  it.each([
    ["yes", "written"],
    ["no", "quoted"],
    ["no", "model"],
  ])("%s to a %s answer is counted", async (verdict, kind) => {
    const sample = `site_chat_feedback_total{kind="${kind}",verdict="${verdict}"}`;
    const before = (await readMetrics(site()))(sample) ?? 0;
    expect((await send([{ type: "verdict", kind, verdict }])).status).toBe(204);
    expect((await readMetrics(site()))(sample)).toBe(before + 1);
  });
});

describe("hydration errors", () => {
  const message =
    "Minified React error #418; visit https://react.dev/errors/418?args[]=Ada for more";

  it("a hydration error is counted, and logged without text of the page", async () => {
    const { status } = await send([{ type: "hydration", path: "/zh/about", message }]);
    expect(status).toBe(204);
    const read = await readMetrics(site());
    expect(read('site_hydration_errors_total{route="/about",locale="zh"}')).toBe(1);
    expect(lines().filter(({ level }) => level >= 40)).toEqual([
      expect.objectContaining({
        route: "/about",
        locale: "zh",
        message: "Minified React error #418; visit https://react.dev/errors/418 for more",
      }),
    ]);
    expect(text()).not.toContain("Ada");
  });

  it("hydration errors above the limit of a minute are not logged", async () => {
    await using own = await startSite({ RATE_LIMIT_DISABLED: "1" }, { log });
    const event = { type: "hydration", path: "/", message: "x" };
    await Promise.all(Array.from({ length: 10 }, () => send(Array(10).fill(event), {}, own)));
    const said = lines().filter(({ message }) => message === "x");
    expect(said).toHaveLength(20);
    const read = await readMetrics(own);
    expect(read('site_hydration_errors_total{route="/",locale="en"}')).toBe(100);
  });
});

describe("a beacon that no page of the site sends", () => {
  const view = { type: "view", path: "/" };
  const vital = { type: "vital", path: "/", name: "LCP", value: 1 };

  it.each([
    ["nothing", "", 400],
    ["no JSON", "view", 400],
    ["no list", view, 400],
    ["an empty list", [], 400],
    ["too many", Array(21).fill(view), 400],
    ["an unknown type", [view, { type: "click", path: "/" }], 400],
    ["no event", [view, null], 400],
    ["no path", [{ type: "view" }], 400],
    ["another site", [{ type: "view", path: "https://evil.example/" }], 400],
    ["a long path", [{ type: "view", path: `/${"a".repeat(500)}` }], 400],
    ["an unknown vital", [{ ...vital, name: "toString" }], 400],
    ["a negative value", [{ ...vital, value: -1 }], 400],
    ["an absurd value", [{ ...vital, value: 1e12 }], 400],
    ["no number", ['{"type":"vital","path":"/","name":"LCP","value":"1"}'], 400],
    ["a verdict on no such answer", [{ type: "verdict", kind: "crisis", verdict: "yes" }], 400],
    ["a verdict that is none", [{ type: "verdict", kind: "written", verdict: "maybe" }], 400],
    ["a long message", [{ type: "hydration", path: "/", message: "x".repeat(301) }], 400],
    ["more than two kilobytes", JSON.stringify([view]) + " ".repeat(2_048), 413],
  ])("a beacon with %s has no effect", async (_, body, status) => {
    const before = await reported();
    expect((await send(body)).status).toBe(status);
    expect(await reported()).toBe(before);
  });

  it.each([
    ["another site says so", { "Sec-Fetch-Site": "cross-site" }, 403],
    ["another origin", { "Sec-Fetch-Site": "", Origin: "https://evil.example" }, 403],
    ["compressed", { "Content-Encoding": "gzip" }, 415],
    ["a form", { "Content-Type": "application/x-www-form-urlencoded" }, 400],
  ])("a beacon with %s is refused", async (_, headers, status) => {
    const before = await reported();
    expect((await send([view], headers)).status).toBe(status);
    expect(await reported()).toBe(before);
  });

  it("a beacon of an older browser, which sends its origin alone, is counted", async () => {
    expect((await send([view], { "Sec-Fetch-Site": "", Origin: siteUrl })).status).toBe(204);
  });

  it("beacons can't be read back", async () => {
    expect((await site().get("/beacon")).status).toBe(404);
  });
});

it("beacons of one client are limited", async () => {
  await using own = await startSite();
  const view = [{ type: "view", path: "/" }];
  const answers = await Promise.all(Array.from({ length: 130 }, () => send(view, {}, own)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(120);
  expect((await readMetrics(own))('site_page_views_total{route="/",locale="en"}')).toBe(120);
});

describe("/js/analytics.js", () => {
  // e2e/analytics.spec.ts tests when it is loaded, and that frames don't load it.
  it("the analytics script is fetched by the script of every page, not-found pages included", async () => {
    for (const path of ["/", `/zh${postPath}`, "/nope"]) {
      const { body } = await site().get(path);
      const scripts = Array.from(body.matchAll(/<script[^>]* src="([^"]+)"/g), ([, src]) => src);
      expect(scripts, path).toHaveLength(1);
      expect((await site().get(String(scripts[0]))).body).toContain("/js/analytics.js");
    }
  });

  it("the analytics script is small, compressed and cached for an hour at most", async () => {
    const headers = { "Accept-Encoding": "br" };
    const answer = await site().get("/js/analytics.js", { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=3600",
      "content-type": expect.stringMatching(/^text\/javascript/),
    });
    expect(Number(answer.headers["content-length"])).toBeLessThan(4_000);
    const again = { ...headers, "If-None-Match": String(answer.headers.etag) };
    expect((await site().get("/js/analytics.js", { headers: again })).status).toBe(304);
  });
});
