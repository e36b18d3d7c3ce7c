import { expect, it } from "vitest";
import { testKeys } from "#app/api/sandbox/test-keys.ts";
import { locales } from "#app/i18n/locales.ts";
import { pagePath } from "#app/i18n/paths.ts";
import { apiFacts, facts } from "#app/site/facts.ts";
import { siteUrl, startTestSite } from "../../support/site.ts";
import { studies, study } from "./call.ts";

const site = await startTestSite({ TRUST_PROXY: "1" });

const path = `/sandbox${studies}`;
const authorized = { Authorization: `Bearer ${testKeys.plain}` };

function post(body: string, headers: Record<string, string> = {}, target = path) {
  const sent = { "Content-Type": "application/json; charset=utf-8", ...authorized };
  return site.get(target, { method: "POST", headers: { ...sent, ...headers }, body });
}

it("the sandbox answers scripts of all origins, and no cache or search engine keeps it", async () => {
  const preflight = await site.get(path, {
    method: "OPTIONS",
    headers: { Origin: "https://tool.example", "Access-Control-Request-Method": "POST" },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers).toMatchObject({
    "access-control-allow-methods": "GET, HEAD, POST",
    "access-control-allow-headers": "Authorization, Content-Type, Idempotency-Key",
  });
  for (const response of [preflight, await post(JSON.stringify(study)), await post("{")]) {
    expect(response.headers).toMatchObject({
      "x-sandbox": "true",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(response.headers).not.toHaveProperty("access-control-allow-credentials");
    expect(response.headers).not.toHaveProperty("set-cookie");
  }
});

it("a study is found again at its Location, and only from the same network", async () => {
  const created = await post(JSON.stringify(study));
  expect(created.status).toBe(202);
  const location = String(created.headers.location);
  expect((await site.get(location, { headers: authorized })).status).toBe(200);
  const head = await site.get(location, { method: "HEAD", headers: authorized });
  expect([head.status, head.body]).toEqual([200, ""]);
  const other = { ...authorized, "X-Forwarded-For": "203.0.113.7" };
  expect((await site.get(location, { headers: other })).status).toBe(404);
});

it("the longest documented message and study fit", async () => {
  const content = "曦".repeat(facts.messageCharacters);
  const message = JSON.stringify({ message: { content } });
  expect((await post(message, {}, "/sandbox/v1/conversations")).status).toBe(201);
  const arm = { participants: 9_999_999, mean: 123_456_789.123, sd: 123_456_789.123 };
  const sites = Array(apiFacts.studySites).fill({
    ...{ label: "曦".repeat(80), intervention: arm, control: arm },
  });
  const parameters = { ...study.parameters, sites };
  const trial = { study_type: "randomized_controlled_trial", parameters };
  expect((await post(JSON.stringify(trial))).status).toBe(202);
});

it.each([
  ["a body that is too long", path, "x".repeat(132_000), 413],
  ["an ID that can’t be decoded", `${path}/%ff/analyze`, "", 400],
  ["an empty ID", `${path}//analyze`, "", 404],
])("%s is a problem", async (_, target, body, status) => {
  const { headers, body: text } = await post(body, { Accept: "text/html, */*" }, target);
  expect(headers["content-type"]).toMatch(/^application\/problem\+json/);
  expect(JSON.parse(text)).toMatchObject({
    ...{ status, type: `${siteUrl}/api#error-${status}` },
    ...{ title: expect.any(String), detail: expect.any(String) },
    request_id: headers["x-request-id"],
  });
  expect(headers).toMatchObject({ "x-sandbox": "true", "access-control-allow-origin": "*" });
});

it("a streamed answer is events, and errors and replays keep their form", async () => {
  const headers = { "Idempotency-Key": "stream" };
  const { headers: created } = await post("{}", {}, "/sandbox/v1/conversations");
  const target = `${created.location}/messages`;
  const body = JSON.stringify({ content: "Which models are there?", stream: true });
  const [first, again] = [await post(body, headers, target), await post(body, headers, target)];
  expect(first.headers["content-type"]).toMatch(/^text\/event-stream/);
  expect(first.body).toMatch(/^data: \{"type":"message.started".*"message.completed".*\n\n$/s);
  expect(again.body).toBe(first.body);
  expect(again.headers["idempotent-replayed"]).toBe("true");
});

it("the limit of a plan is counted down in headers, and then is 429", async () => {
  const headers = { Authorization: `Bearer ${testKeys.starter}` };
  const answers = [];
  for (let count = 0; count < 6; count++) answers.push(await site.get(path, { headers }));
  // A path without GET counts nothing; one with it does.
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(405));
  const counted = [];
  for (let count = 0; count < 6; count++) {
    counted.push(await site.get(`${path}/std_x`, { headers }));
  }
  expect(counted.map(({ status }) => status)).toEqual([...Array(5).fill(404), 429]);
  expect(counted[0]?.headers).toMatchObject({
    "ratelimit-policy": '"hour";q=5;w=10',
    ratelimit: expect.stringMatching(/^"hour";r=4;t=\d+$/),
  });
  expect(counted[5]?.headers["retry-after"]).toMatch(/^\d+$/);
});

it.each(locales)("the sandbox's own address leads to its description in %s", async (locale) => {
  const { status, headers } = await site.get(`/sandbox?lang=${locale}`);
  expect([status, headers.location]).toEqual([302, `${pagePath(locale, "api")}#sandbox`]);
});

it.each(locales)("a response in %s leads to the API's description", async (locale) => {
  const { headers } = await post(JSON.stringify(study), {}, `${path}?lang=${locale}`);
  const [, description = "", documentation] = /^<(.+)>; .*, <(.+)>; /.exec(`${headers.link}`) ?? [];
  expect(documentation).toBe(pagePath(locale, "api"));
  expect(JSON.parse((await site.get(description)).body).openapi).toMatch(/^3/);
});

it("a problem is in the language of Accept-Language, such as Chinese, and of lang before it", async () => {
  const titles = async (headers: Record<string, string>, query = "") => {
    const { headers: received, body } = await post("{", headers, path + query);
    expect(received["content-type"]).toBe("application/problem+json; charset=utf-8");
    expect(received.vary).toContain("Accept-Language");
    const { title, type, request_id } = JSON.parse(body);
    expect([type, request_id]).toEqual([`${siteUrl}/api#error-400`, received["x-request-id"]]);
    return [received["content-language"], title];
  };
  const chinese = { "Accept-Language": "fr, zh-Hans-CN;q=0.9, en;q=0.1" };
  expect(await titles({})).toEqual(["en", "Bad Request"]);
  expect(await titles(chinese)).toEqual(["zh", "请求有误"]);
  expect(await titles(chinese, "?lang=en")).toEqual(["en", "Bad Request"]);
  expect(await titles({}, "?lang=fr&lang=zh")).toEqual(["en", "Bad Request"]);
});
