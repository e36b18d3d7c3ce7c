import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sandbox } from "#app/content/sandbox.ts";
import { locales } from "#app/i18n/locales.ts";
import { pagePath } from "#app/i18n/paths.ts";
import { testKeys } from "#app/sandbox/test-keys.ts";
import { siteUrl, startSite, type TestSite } from "../support/site.ts";
import { studies, study } from "./call.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: "1" });
});
afterAll(() => site[Symbol.asyncDispose]());

const path = `/sandbox${studies}`;
const authorized = (key: string) => ({ Authorization: `Bearer ${key}` });

function post(body: string, headers: Record<string, string> = {}, target = path) {
  const sent = { "Content-Type": "application/json; charset=utf-8", ...authorized(testKeys.plain) };
  return site.get(target, { method: "POST", headers: { ...sent, ...headers }, body });
}

describe("the sandbox over HTTP", () => {
  it("the sandbox answers scripts of all origins, and no cache or search engine keeps it", async () => {
    const preflight = await site.get(path, {
      method: "OPTIONS",
      headers: { Origin: "https://tool.example", "Access-Control-Request-Method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-methods": "GET, HEAD, POST",
      "access-control-allow-headers": "Authorization, Content-Type",
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

  it("a study is created and found again under the address of its results", async () => {
    const created = JSON.parse((await post(JSON.stringify(study))).body);
    const url = created.data.results_url;
    expect(url).toBe(`${siteUrl}${path}/${created.study_id}/results`);
    const headers = authorized(testKeys.plain);
    const results = await site.get(url.slice(siteUrl.length), { headers });
    expect(JSON.parse(results.body)).toMatchObject({ study_id: created.study_id });
    const head = await site.get(`${path}/x`, { method: "HEAD", headers });
    expect([head.status, head.body]).toEqual([200, ""]);
  });

  it.each(locales)(
    "a response in %s leads to the API's description in its language",
    async (locale) => {
      const { headers } = await post(JSON.stringify(study), {}, `${path}?lang=${locale}`);
      const [, description = "", documentation] =
        /^<(.+)>; .*, <(.+)>; /.exec(`${headers.link}`) ?? [];
      expect(headers.link).toMatch(/rel="service-desc".*rel="service-doc"$/);
      expect(documentation).toBe(pagePath(locale, "api"));
      expect(JSON.parse((await site.get(description)).body).openapi).toMatch(/^3/);
    },
  );

  it("an ID keeps its encoded characters", async () => {
    const target = "/sandbox/v1/conversations/a%2Fb%E6%9B%A6";
    const { body } = await site.get(target, { headers: authorized(testKeys.plain) });
    expect(JSON.parse(body).conversation_id).toBe("a/b曦");
  });

  it("a problem is in the language of Accept-Language, and of lang before it", async () => {
    const titles = async (headers: Record<string, string>, query = "") => {
      const { headers: received, body } = await post("{", headers, path + query);
      expect(received["content-type"]).toBe("application/problem+json; charset=utf-8");
      expect(received.vary).toContain("Accept-Language");
      return [received["content-language"], JSON.parse(body).title];
    };
    const chinese = { "Accept-Language": "fr, zh-Hans-CN;q=0.9, en;q=0.1" };
    expect(await titles({})).toEqual(["en", "Bad Request"]);
    expect(await titles(chinese)).toEqual(["zh", "请求有误"]);
    expect(await titles(chinese, "?lang=en")).toEqual(["en", "Bad Request"]);
    expect(await titles({}, "?lang=zh")).toEqual(["zh", "请求有误"]);
    expect(await titles({}, "?lang=fr&lang=zh")).toEqual(["en", "Bad Request"]);
  });

  it.each(locales)("the type of a problem is a part of the API page in %s", async (locale) => {
    const { body: page } = await site.get(pagePath(locale, "api"));
    const document = parse(page);
    const send = (key: string, target = `${path}/x`) =>
      site.get(`${target}?lang=${locale}`, { headers: authorized(key) });
    const problems = [
      await post("{", {}, `${path}?lang=${locale}`),
      await send("x"),
      await send(testKeys.limited),
      await send(testKeys.failing),
      await send(testKeys.plain, "/sandbox"),
    ];
    for (const { body } of problems) {
      const { type } = JSON.parse(body);
      const { origin, pathname, hash } = new URL(type);
      expect([origin, pathname]).toEqual([siteUrl, pagePath(locale, "api")]);
      expect(document.querySelector(`[id="${hash.slice(1)}"]`), hash).not.toBeNull();
    }
  });

  it("the API page explains the sandbox with its address, its keys and a call", async () => {
    for (const locale of locales) {
      const { body } = await site.get(pagePath(locale, "api"));
      const page = parse(body, { blockTextElements: { script: true } });
      const section = page.querySelector("section[aria-labelledby=sandbox]");
      const text = section?.textContent ?? "";
      expect(text).toContain(`${siteUrl}/sandbox`);
      for (const key of Object.values(testKeys)) expect(text).toContain(key);
      const code = section?.querySelector("pre")?.textContent.trim();
      expect(code).toContain(`curl --include \\\n  '${siteUrl}${path}/YOUR_STUDY_ID/results'`);
      const markdown = await site.get(`${pagePath(locale, "api")}.md`);
      expect(markdown.body).toContain(`\`\`\`bash\n${code}\n\`\`\``);
    }
  });

  it("the key of a plan simulates its rate limit, for each client", async () => {
    const { starter, professional } = sandbox.limits;
    const statuses = async (key: string, count: number, client: string) => {
      const headers = { ...authorized(key), "X-Forwarded-For": client };
      const all = Array.from({ length: count }, () => site.get(`${path}/x`, { headers }));
      return await Promise.all(all);
    };
    const passed = (responses: { status: number }[]) =>
      responses.filter(({ status }) => status === 200).length;
    const responses = await statuses(testKeys.starter, starter + 2, "192.0.2.1");
    expect(passed(responses)).toBe(starter);
    const refused = responses.find(({ status }) => status === 429);
    const seconds = Number(refused?.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(sandbox.limitSeconds);
    expect(passed(await statuses(testKeys.starter, 1, "192.0.2.2"))).toBe(1);
    expect(passed(await statuses(testKeys.professional, professional + 1, "192.0.2.1"))).toBe(
      professional,
    );
    expect(passed(await statuses(testKeys.plain, professional + 1, "192.0.2.1"))).toBe(
      professional + 1,
    );
  });
});
