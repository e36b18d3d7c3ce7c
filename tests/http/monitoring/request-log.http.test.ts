import type { LoaderFunction } from "react-router";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createLogThrottle, redactPath } from "#app/http/monitoring/log-throttle.ts";
import { type AppBuild, loadBuild } from "#app/http/rendering/build-source.ts";
import english from "#app/site/locales/en/failure.json" with { type: "json" };
import { collectLog, type Line, levels } from "../../support/collect-log.ts";
import { startSite, startTestSite } from "../../support/site.ts";
import { zh, zhCopy, zhPrefix } from "../../support/tested-locales.ts";

const { log, text, lines, clear } = collectLog();

/** Finds the log line of a request, by its ID. */
async function findLine({ headers }: { headers: Record<string, unknown> }): Promise<Line> {
  return await vi.waitFor(() => {
    const id = headers["x-request-id"];
    const found = lines().filter(({ requestId, msg }) => requestId === id && msg === "request");
    expect(found).toHaveLength(1);
    return found[0] as Line;
  });
}

const build = breakPages(await loadBuild());
const site = await startTestSite({ TRUST_PROXY: "1" }, { log, build });
beforeEach(clear);

const reason = "the loader of this page is broken";

/** Breaks two pages of a build: one that is cached, and one that is not. */
function breakPages(build: AppBuild): AppBuild {
  const routes = { ...build.routes };
  const loader: LoaderFunction = () => {
    throw new Error(reason);
  };
  for (const id of ["en/about", `${zh}/search`]) {
    const route = routes[id];
    if (!route) throw new Error(`There is no route ${id}.`);
    routes[id] = { ...route, module: { ...route.module, loader } };
  }
  return { ...build, routes };
}

it("a request is logged as one line with ID, method, route, locale, status and duration", async () => {
  const answer = await site.get(`${zhPrefix}/features?utm_source=secret-source`);
  const { time, ...line } = await findLine(answer);
  expect(line).toEqual({
    level: levels.info,
    msg: "request",
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    method: "GET",
    route: "/features",
    locale: zh,
    status: 200,
    duration: expect.any(Number),
  });
  expect(String(time)).toMatch(/^\d{4}-\d\d-\d\dT/);
});

it("a request ID of the client is ignored", async () => {
  const headers = { "X-Request-Id": "mine" };
  const answer = await site.get("/healthz", { headers });
  expect(answer.headers["x-request-id"]).not.toBe("mine");
  expect(text()).not.toContain("mine");
});

const [trace, parent] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"];
it.each([
  [`00-${trace}-${parent}-01`, trace],
  [`cc-${trace}-${parent}-00-what-later-versions-add`, trace],
  [`00-${trace}-${parent}-01-more`, undefined],
  [`cc-${trace}-${parent}-01.more`, undefined],
  [`ff-${trace}-${parent}-01`, undefined],
  [`00-${"0".repeat(32)}-${parent}-01`, undefined],
  [`00-${trace}-${"0".repeat(16)}-01`, undefined],
  [`00-${trace.toUpperCase()}-${parent}-01`, undefined],
  [`00-${trace}-${parent}`, undefined],
])("the traceparent %s is logged as the trace %s", async (traceparent, traceId) => {
  const line = await findLine(await site.get("/features", { headers: { traceparent } }));
  expect(line.traceId).toBe(traceId);
});

it.each(["/healthz", "/readyz", "/favicon.svg", "/metrics"])(
  "a request for %s is logged at debug level",
  async (path) => {
    expect((await findLine(await site.get(path))).level).toBe(levels.debug);
  },
);

it("a request that the client aborted is logged as aborted", async () => {
  const { origin } = site;
  const stopped = new AbortController();
  const answer = fetch(`${origin}/contact`, {
    ...{ method: "POST", signal: stopped.signal, duplex: "half" },
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    // The body never ends.
    body: new ReadableStream({ start: (body) => body.enqueue(Buffer.from("name=")) }),
  } as RequestInit);
  setTimeout(() => stopped.abort(), 200);
  await expect(answer).rejects.toThrow();
  await vi.waitFor(() =>
    expect(lines()).toContainEqual(expect.objectContaining({ route: "/contact", aborted: true })),
  );
});

const visitor = {
  name: "Zebedee Quillfeather",
  email: "zebedee@visitor.example",
  subject: "Unmistakable subject",
  message: "Unmistakable message",
  company: "Unmistakable company",
};
const headers = {
  "Content-Type": "application/x-www-form-urlencoded",
  "User-Agent": "Unmistakable/1.0",
  "X-Forwarded-For": "203.0.113.77",
  Referer: "https://unmistakable.example/",
  Cookie: "unmistakable=1",
};

it.each([
  ["stored", "/contact", visitor],
  ["refused", `${zhPrefix}/contact`, { ...visitor, email: "zebedee@visitor" }],
  ["posted to a page without a form", "/features", visitor],
  ["searched for", "/search?q=unmistakable", {}],
  ["in a mail's link", "/newsletter/confirm?token=unmistakable", {}],
  ["part of a missing path", "/unsubscribe/zebedee@visitor.example", {}],
])("personal data that is %s is not in the log", async (_, path, fields) => {
  const body = String(new URLSearchParams(fields));
  const posted = body ? { method: "POST", body } : {};
  await findLine(await site.get(path, { headers, ...posted }));
  expect(text()).not.toMatch(/zebedee|quillfeather|unmistakable|visitor\.example|203\.0\.113\.77/i);
});

it("a missing path is logged as a warning with the path, without the query", async () => {
  const line = await findLine(await site.get(`${zhPrefix}/nope?q=secret`));
  expect(line).toMatchObject({ level: levels.warn, route: "not-found", locale: zh });
  expect(line).toMatchObject({ path: `${zhPrefix}/nope`, crawler: false });
  expect(text()).not.toContain("secret");
  const files = await findLine(await site.get("/assets/old.js"));
  expect(files).toMatchObject({ level: levels.warn, path: "/assets/old.js" });
});

it("missing paths above the limit of a minute are counted instead of logged", async () => {
  await using own = await startSite({}, { log });
  await Promise.all(Array.from({ length: 100 }, (_, i) => own.get(`/assets/x${i}.js`)));
  const requests = () => lines().filter(({ msg }) => msg === "request");
  await vi.waitFor(() => expect(requests()).toHaveLength(100));
  expect(requests().filter(({ level }) => level === levels.warn)).toHaveLength(60);
  expect(requests().filter(({ path }) => path !== undefined)).toHaveLength(60);
});

it("a path in the log is cut, and has no email address", () => {
  expect(redactPath(`/${"a".repeat(2_000)}`)).toHaveLength(200);
  expect(redactPath("/a/ada@visitor.example/b")).toBe("/a/…/b");
  expect(redactPath("/a/ada%40visitor.example")).toBe("/a/…");
});

describe("errors", () => {
  it.each([
    ["/about", english.title],
    [`${zhPrefix}/search?q=x`, zhCopy.failure.title],
  ])(
    "an error of %s is logged with its stack under the ID that the page shows",
    async (path, title) => {
      const answer = await site.get(path);
      const { requestId } = await findLine(answer);
      expect(answer.status).toBe(500);
      expect(answer.body).toContain(title);
      expect(answer.body).toContain(requestId);
      expect(answer.body).not.toContain(reason);
      const [error, ...rest] = lines().filter(({ level }) => level >= levels.error);
      expect(rest).toEqual([]);
      expect(error).toMatchObject({ msg: "rendering failed", requestId, path: path.split("?")[0] });
      expect(error?.err).toMatchObject({
        message: reason,
        stack: expect.stringContaining("    at "),
      });
    },
  );

  it.each([
    ["default", "rendering failed"],
    ["createLoadContext", "request failed"],
  ] as const)("an error of %s is logged under the ID of its page", async (part, msg) => {
    const build = await loadBuild();
    const module = {
      ...build.entry.module,
      [part]() {
        throw new Error(reason);
      },
    };
    await using own = await startSite({}, { log, build: { ...build, entry: { module } } });
    const answer = await own.get("/search?q=x");
    const { requestId } = await findLine(answer);
    expect(answer.status).toBe(500);
    expect(answer.body).toContain(requestId);
    expect(lines()).toContainEqual(
      expect.objectContaining({ level: levels.error, msg, requestId, path: "/search" }),
    );
    expect(text()).toContain(reason);
  });

  it.each([
    ["/features", "POST"],
    ["/sitemap.xml", "POST"],
    ["/features.data", "POST"],
    ["/nope", "POST"],
    ["/features", "PUT"],
    ["/%E0%A4%A", "GET"],
  ])("a client's mistake is not logged as an error: %s, %s", async (path, method) => {
    const { status } = await findLine(await site.get(path, { method }));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(lines().filter(({ level }) => level >= levels.error)).toEqual([]);
  });
});

it("the log throttle allows a number of lines a minute", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const mayWrite = createLogThrottle(2);
  expect([1, 2, 3, 4].map(mayWrite)).toEqual([true, true, false, false]);
  vi.advanceTimersByTime(60_000);
  expect([1, 2, 3].map(mayWrite)).toEqual([true, true, false]);
});
