import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { loggedSite } from "../../support/logged-site.ts";
import { readMetrics } from "../../support/read-metrics.ts";
import { postPath } from "../../support/subjects.ts";

const { site } = loggedSite({ RATE_LIMIT_DISABLED: "1" });

/** Posts the fields of the form as a browser does, or a script. */
function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return site().get("/feedback", {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "Sec-Fetch-Site": "same-origin",
      "Sec-Fetch-Mode": "navigate",
      ...headers,
    },
    body: String(new URLSearchParams(fields)),
  });
}

const pages = locales.flatMap((locale) =>
  ["/docs", "/api", postPath].map((path) => inLocale(locale, path)),
);

it.each(pages)("%s asks whether it was helpful, without JavaScript too", async (page) => {
  const form = parse((await site().get(page)).body).querySelector("form[action='/feedback']");
  const hidden = form?.querySelector("input[type=hidden]")?.attrs;
  const [yes] = form?.querySelectorAll("button") ?? [];
  const sample = `site_page_feedback_total{page="${page}",answer="yes"}`;
  const before = (await readMetrics(site()))(sample) ?? 0;
  const { status, headers } = await send({
    [hidden?.name ?? ""]: hidden?.value ?? "",
    [yes?.attrs.name ?? ""]: yes?.attrs.value ?? "",
  });
  expect([status, headers.location, headers["cache-control"]]).toEqual([
    303,
    `${page}#thanks`,
    "no-store",
  ]);
  expect(form?.querySelector("#thanks")).not.toBeNull();
  expect((await readMetrics(site()))(sample)).toBe(before + 1);
});

it("a script that sends feedback gets no page", async () => {
  const { status, body } = await send(
    { page: "/docs", answer: "no" },
    { "Sec-Fetch-Mode": "no-cors" },
  );
  expect([status, body]).toEqual([204, ""]);
});

it.each([
  ["a page that doesn't exist", { page: "/nope", answer: "yes" }, {}, 400],
  ["another host", { page: "//evil.example", answer: "yes" }, {}, 400],
  ["an unknown answer", { page: "/docs", answer: "perhaps" }, {}, 400],
  ["no fields", {}, {}, 400],
  ["another site", { page: "/docs", answer: "yes" }, { "Sec-Fetch-Site": "cross-site" }, 403],
] as const)("feedback with %s is refused and not counted", async (_, fields, headers, expected) => {
  const counted = async () =>
    (await site().get("/metrics")).body.match(/^site_page_feedback_total.*$/gm);
  const before = await counted();
  expect((await send(fields, headers)).status).toBe(expected);
  expect(await counted()).toEqual(before);
});
