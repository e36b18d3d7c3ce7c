import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { openStore } from "#app/leads/.server/store/store.ts";
import { hasPart } from "#app/pages.ts";
import { readMetrics } from "../../support/read-metrics.ts";
import { serve } from "../../support/serve.ts";
import { getSharedSite } from "../../support/shared-site.ts";
import { startSite, startTestSite } from "../../support/site.ts";
import { postPath } from "../../support/subjects.ts";

const site = await startTestSite();

/** Expects that a sample grows. A request is counted when it has ended, shortly after its response has arrived. */
async function expectGrowth(sample: string, by: number, act: () => Promise<unknown>) {
  const before = (await readMetrics(site))(sample) ?? 0;
  await act();
  await vi.waitFor(async () =>
    expect(((await readMetrics(site))(sample) ?? 0) - before, sample).toBe(by),
  );
}

const requests = (route: string, locale: string, status: string) =>
  `http_request_duration_seconds_count{route="${route}",locale="${locale}",status="${status}"}`;

it.each([
  ["/", requests("/", "en", "2xx")],
  ["/zh/features?utm_source=x", requests("/features", "zh", "2xx")],
  ["/zh.data", requests("/.data", "zh", "2xx")],
  ["/_.data", requests("/.data", "en", "2xx")],
  [postPath, requests("/blog/:slug", "en", "2xx")],
  [`${postPath}.md`, requests("/blog/:slug.md", "en", "2xx")],
  ["/zh/docs.md", requests("/:page.md", "zh", "2xx")],
  ["/sitemap.xml", requests("/sitemap.xml", "en", "2xx")],
  ["/healthz", requests("/healthz", "", "2xx")],
  ["/favicon.ico", requests("static", "", "2xx")],
  ["/en/features", requests("other", "", "3xx")],
  ["/%E0%A4%A", requests("other", "", "4xx")],
  ["/zh/nope", requests("not-found", "zh", "4xx")],
  ["/blog/nope", requests("not-found", "en", "4xx")],
  ["/assets/nope.js", requests("not-found", "en", "4xx")],
])("a request for %s is counted as %s", async (path, sample) => {
  await expectGrowth(sample, 1, () => site.get(path));
});

it("the labels of requests come only from the route table", async () => {
  const labels = async () =>
    new Set((await site.get("/metrics")).body.match(/^http_request_duration_seconds_count.*\}/gm));
  await Promise.all([site.get("/x"), site.get("/x.data"), site.get("/x.md"), site.get("/X/")]);
  const before = await labels();
  const strange = Array.from({ length: 50 }, (_, i) => [`/a${i}`, `/a${i}.data`, `/A${i}/`]);
  await Promise.all(strange.flat().map((path) => site.get(path)));
  expect(await labels()).toEqual(before);
});

const searches = (outcome: string) => `site_searches_total{outcome="${outcome}"}`;

it.each([
  ["crisis", "i%20want%20to%20die"],
  ["direct", "pricing"],
  ["results", "spreadsheet%20silence"],
  ["nothing", "qqqq"],
])("searches are counted as %s, on their page and when the dialog closes", async (outcome, q) => {
  await expectGrowth(searches(outcome), 1, () => site.get(`/search?q=${q}`));
  await expectGrowth(searches(outcome), 1, () => site.get(`/search.json?q=${q}&settled`));
});

it("neither a query that is still being typed nor an empty one is counted", async () => {
  await expectGrowth(searches("nothing"), 0, () => site.get("/search.json?q=qqqq"));
  await expectGrowth(searches("nothing"), 0, () => site.get("/search"));
});

const contact = {
  name: "Ada",
  email: "ada@visitor.example",
  subject: "A question",
  message: "Text",
};

function post(path: string, fields: Record<string, string>) {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  return site.get(path, { method: "POST", headers, body: String(new URLSearchParams(fields)) });
}

it.runIf(hasPart("contactForm")).each([
  ["stored", contact],
  ["suspected", { ...contact, elapsed: "1" }],
  ["invalid", { ...contact, email: "none" }],
])("leads are counted as %s", async (outcome, fields) => {
  const sample = `site_leads_total{kind="contact",outcome="${outcome}"}`;
  await expectGrowth(sample, 1, () => post("/contact", fields));
});

it.runIf(hasPart("newsletter"))("leads above the rate limit are counted as limited", async () => {
  const sample = 'site_leads_total{kind="newsletter",outcome="limited"}';
  const email = "often@visitor.example";
  const often = async () => {
    for (let i = 0; i < 6; i++) await post("/blog", { email });
  };
  await expectGrowth(sample, 1, often);
});

it.runIf(hasPart("contactForm"))(
  "leads are counted as unavailable while the store is down",
  async () => {
    await using away = await startSite({ DATABASE_URL: "postgresql://127.0.0.1:1/none" });
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const body = String(new URLSearchParams(contact));
    await away.get("/contact", { method: "POST", headers, body });
    const read = await readMetrics(away);
    expect(read('site_leads_total{kind="contact",outcome="unavailable"}')).toBe(1);
    expect(read("site_store_up")).toBe(0);
    expect(read('site_outbox_messages{channel="mail",state="waiting"}')).toBeUndefined();
  },
);

it("the store does not count as up if it can only be read, as on a full disk", async () => {
  await using own = await startSite();
  await using store = await openStore(own.config);
  await sql`create trigger full before insert on health begin select raise(abort, 'full'); end`.execute(
    store.db,
  );
  const read = await readMetrics(own);
  expect(read("site_store_up")).toBe(0);
  expect(read('site_outbox_messages{channel="mail",state="waiting"}')).toBe(0);
});

it.runIf(hasPart("newsletter"))("the steps of the newsletter are counted", async () => {
  const sample = 'site_leads_total{kind="confirmation",outcome="invalid"}';
  await expectGrowth(sample, 1, () => post("/newsletter/confirm?token=x", {}));
});

it("the outbox is measured by channel and state, with the age of the oldest message", async () => {
  await using own = await startSite();
  await using store = await openStore(own.config);
  const now = Date.now();
  const row = (id: string, more: object) => ({
    id,
    ...{ channel: "mail", message: "team", leadId: null, subscriberId: null },
    ...{ createdAt: now, dueAt: now, attempts: 0, lastError: null, sentAt: null, failedAt: null },
    ...more,
  });
  await store.db
    .insertInto("outbox")
    .values([
      row("new", {}),
      row("old", { createdAt: now - 60_000, attempts: 3, lastError: "refused" }),
      row("dead", { createdAt: now - 90_000, failedAt: now }),
      row("sent", { createdAt: now - 90_000, sentAt: now }),
      row("hook", { channel: "webhook", createdAt: now - 5_000 }),
    ] as never)
    .execute();
  const read = await readMetrics(own);
  const messages = (channel: string, state: string) =>
    read(`site_outbox_messages{channel="${channel}",state="${state}"}`);
  expect(read("site_store_up")).toBe(1);
  expect(["waiting", "retried", "dead"].map((state) => messages("mail", state))).toEqual([2, 1, 1]);
  expect(["waiting", "retried", "dead"].map((state) => messages("webhook", state))).toEqual([
    1, 0, 0,
  ]);
  expect(read('site_outbox_oldest_seconds{channel="mail"}')).toBeCloseTo(60, -1);
  expect(read('site_outbox_oldest_seconds{channel="webhook"}')).toBeCloseTo(5, -1);
});

it("the chat gauge is 1 for the built-in preview, 0 when the application refuses connections", async () => {
  expect((await readMetrics(site))("site_chat_reachable")).toBe(1);
  await using own = await startSite({ CHAT_APP_URL: "http://127.0.0.1:1/" });
  expect((await readMetrics(own))("site_chat_reachable")).toBe(0);
});

it("a chat application that does not answer does not delay the other metrics", async () => {
  await using silent = await serve(() => {});
  await using own = await startSite({ CHAT_APP_URL: `${silent.url}/` });
  expect((await readMetrics(own))("site_store_up")).toBe(1);
});

it.each([
  ["X-Forwarded-For", "127.0.0.1"],
  ["X-Forwarded-Host", "localhost"],
  ["Forwarded", "for=127.0.0.1"],
  ["Via", "1.1 localhost"],
  ["X-Real-IP", "127.0.0.1"],
  ["CF-Connecting-IP", "127.0.0.1"],
  ["Host", "www.example.com"],
  ["Host", "127.0.0.1.example.com"],
  ["Host", "localhost.example.com:3000"],
])("a request that a proxy passes on with %s: %s finds no metrics", async (name, value) => {
  const { get } = await getSharedSite();
  const { status, body } = await get("/metrics", { headers: { [name]: value } });
  expect(status).toBe(404);
  expect(body).not.toContain("process_");
});

it.each(["127.0.0.1:3000", "localhost", "[::1]:3000"])(
  "this machine can read metrics at %s, which no cache stores",
  async (Host) => {
    const { status, headers } = await site.get("/metrics", { headers: { Host } });
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
  },
);

const token = "a-token-of-some-length";

it.each([
  ["no token", {}],
  ["another token", { Authorization: "Bearer another-token-of-some-length" }],
  ["a part of the token", { Authorization: `Bearer ${token.slice(0, -1)}` }],
  ["another scheme", { Authorization: `Basic ${token}` }],
])("a request with %s gets no metrics", async (_, headers) => {
  await using own = await startSite({ METRICS_TOKEN: token });
  const answer = await own.get("/metrics", { headers });
  expect([answer.status, answer.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
  expect(answer.body).not.toContain("process_");
});

it("the right token gets metrics through a proxy as well", async () => {
  await using own = await startSite({ METRICS_TOKEN: token });
  const headers = { Authorization: `Bearer ${token}`, "X-Forwarded-For": "192.0.2.1" };
  expect((await own.get("/metrics", { headers })).status).toBe(200);
});
