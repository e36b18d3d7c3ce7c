import { afterAll, beforeAll, expect, it } from "vitest";
import packageJson from "../../../package.json" with { type: "json" };
import { startSite, type TestSite } from "../../support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site[Symbol.asyncDispose]());

it("/version names the release, and no cache stores it", async () => {
  const { status, headers, body } = await site.get("/version");
  expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(JSON.parse(body)).toEqual({
    version: packageJson.version,
    build: expect.stringMatching(/^[\da-f]{12}$/),
    node: process.versions.node,
  });
});

it("/.well-known/gpc.json says that Global Privacy Control is respected", async () => {
  const { status, headers, body } = await site.get("/.well-known/gpc.json");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^application\/json/);
  const { gpc, lastUpdate } = JSON.parse(body);
  expect(gpc).toBe(true);
  expect(new Date(lastUpdate).getTime()).toBeLessThanOrEqual(Date.now());
});
