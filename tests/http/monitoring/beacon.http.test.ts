import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { readMetrics } from "../../support/read-metrics.ts";
import { siteUrl, startSite, startTestSite } from "../../support/site.ts";
import { postPath } from "../../support/subjects.ts";
import { zh, zhPrefix } from "../../support/tested-locales.ts";

const site = await startTestSite({ RATE_LIMIT_DISABLED: "1" });

/** Sends a body as `navigator.sendBeacon` does. */
function send(body: unknown, headers: Record<string, string> = {}, to = site) {
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

/** Reads the samples of all metrics of beacons. */
async function readSamples(): Promise<string> {
  const { body } = await site.get("/metrics");
  const names = /^site_(page_views|web_vitals|page_feedback)[^#]*$/;
  return body
    .split("\n")
    .filter((line) => names.test(line))
    .join("\n");
}

it.each([
  ["/", "/", "en"],
  [`${zhPrefix}/features`, "/features", zh],
  [`${zhPrefix}${postPath}`, "/blog/:slug", zh],
  ["/nope/ada@visitor.example", "not-found", "en"],
  [`${zhPrefix}/nope`, "not-found", zh],
])("a page view of %s is counted for %s in %s", async (path, route, locale) => {
  const sample = `site_page_views_total{route="${route}",locale="${locale}"}`;
  const before = (await readMetrics(site))(sample) ?? 0;
  const { status, headers, body } = await send([{ type: "view", path }]);
  expect([status, headers["cache-control"], body]).toEqual([204, "no-store", ""]);
  expect((await readMetrics(site))(sample)).toBe(before + 1);
  expect(await readSamples()).not.toContain("visitor.example");
});

it.each([
  ["LCP", 2_500, "good"],
  ["LCP", 2_501, "needs-improvement"],
  ["INP", 501, "poor"],
  ["CLS", 0, "good"],
  ["CLS", 0.26, "poor"],
  ["FCP", 1_900, "needs-improvement"],
  ["TTFB", 120.5, "good"],
])("a %s of %d is counted as %s", async (name, value, rating) => {
  const place = `route="/docs",locale="${zh}"`;
  const sample = `site_web_vitals_total{name="${name}",rating="${rating}",${place}}`;
  const earlier = await readMetrics(site);
  await send([{ type: "vital", path: `${zhPrefix}/docs`, name, value }]);
  const later = await readMetrics(site);
  expect((later(sample) ?? 0) - (earlier(sample) ?? 0)).toBe(1);
});

/** Sends the fields of the form as a browser does without JavaScript. */
const sendForm = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const type = "application/x-www-form-urlencoded";
  return send(String(new URLSearchParams(fields)), { "Content-Type": type, ...headers });
};
const countAnswers = async (page: string, answer: string) =>
  (await readMetrics(site))(`site_page_feedback_total{page="${page}",answer="${answer}"}`) ?? 0;

const pages = locales.flatMap((locale) =>
  ["/docs", "/api", postPath].map((path) => inLocale(locale, path)),
);

it.each(pages)("%s asks whether it was helpful, without JavaScript too", async (page) => {
  const form = parse((await site.get(page)).body).querySelector("form[action='/beacon']");
  const [yes] = form?.querySelectorAll("button") ?? [];
  const fields = [...(form?.querySelectorAll("input[type=hidden]") ?? []), yes];
  const before = await countAnswers(page, "yes");
  const { status, headers } = await sendForm(
    Object.fromEntries(fields.map((field) => [field?.attrs.name, field?.attrs.value])),
  );
  expect([status, headers.location, headers["cache-control"]]).toEqual([
    303,
    `${page}#thanks`,
    "no-store",
  ]);
  expect(form?.querySelector("#thanks")).not.toBeNull();
  expect(await countAnswers(page, "yes")).toBe(before + 1);
});

it("a script's answer is counted like a form's", async () => {
  const before = await countAnswers("/docs", "no");
  const { status, body } = await send([{ type: "helpful", path: "/docs", answer: "no" }]);
  expect([status, body]).toEqual([204, ""]);
  expect(await countAnswers("/docs", "no")).toBe(before + 1);
});

const helpful = { type: "helpful", path: "/docs", answer: "yes" };

it.each([
  ["a page that doesn't exist", { ...helpful, path: "/nope" }, {}, 400],
  ["another host", { ...helpful, path: "//evil.example" }, {}, 400],
  ["an unknown answer", { ...helpful, answer: "perhaps" }, {}, 400],
  ["no fields", {}, {}, 400],
  ["another event", { type: "view", path: "//evil.example" }, {}, 400],
  ["another site", helpful, { "Sec-Fetch-Site": "cross-site" }, 403],
] as const)("a form with %s is refused and not counted", async (_, fields, headers, expected) => {
  const before = await readSamples();
  expect((await sendForm(fields, headers)).status).toBe(expected);
  expect(await readSamples()).toBe(before);
});

const view = { type: "view", path: "/" };
const vital = { type: "vital", path: "/", name: "LCP", value: 1 };

it.each<[string, unknown, number, Record<string, string>?]>([
  ["nothing", "", 400],
  ["no JSON", "view", 400],
  ["an empty list", [], 400],
  ["too many", Array(21).fill(view), 400],
  ["no event", [view, null], 400],
  ["another site", [{ type: "view", path: "https://evil.example/" }], 400],
  ["a long path", [{ type: "view", path: `/${"a".repeat(500)}` }], 400],
  ["an unknown vital", [{ ...vital, name: "toString" }], 400],
  ["a negative value", [{ ...vital, value: -1 }], 400],
  ["a rated page that doesn't exist", [{ type: "helpful", path: "/x", answer: "yes" }], 400],
  ["more than two kilobytes", JSON.stringify([view]) + " ".repeat(2_048), 400],
  ["the word of another site", [view], 403, { "Sec-Fetch-Site": "cross-site" }],
  ["another origin", [view], 403, { "Sec-Fetch-Site": "", Origin: "https://evil.example" }],
  ["compression", [view], 415, { "Content-Encoding": "gzip" }],
  ["a form", [view], 400, { "Content-Type": "application/x-www-form-urlencoded" }],
])("a beacon with %s is refused and has no effect", async (_, body, status, headers) => {
  const before = await readSamples();
  expect((await send(body, headers)).status).toBe(status);
  expect(await readSamples()).toBe(before);
});

it("a beacon of an older browser, which sends its origin alone, is counted", async () => {
  expect((await send([view], { "Sec-Fetch-Site": "", Origin: siteUrl })).status).toBe(204);
});

it("beacons can't be read back", async () => {
  expect((await site.get("/beacon")).status).toBe(404);
});

it("beacons of one client are limited", async () => {
  await using own = await startSite();
  const view = [{ type: "view", path: "/" }];
  const answers = await Promise.all(Array.from({ length: 130 }, () => send(view, {}, own)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(120);
  expect((await readMetrics(own))('site_page_views_total{route="/",locale="en"}')).toBe(120);
});
