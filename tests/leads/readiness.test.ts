import express from "express";
import { expect, it } from "vitest";
import { readiness } from "#app/http/endpoints.ts";
import { serve } from "../support/serve.ts";

it.each([
  ["/readyz is 200 on a site that can store", "/readyz", true, false, 200, "ok\n"],
  ["/readyz is 200 on a site that can't store", "/readyz", false, false, 200, "ok\n"],
  ["/readyz is 503 on a site that is told to stop", "/readyz", true, true, 503, "stopping\n"],
  ["/readyz?store is 200 on a site that can store", "/readyz?store", true, false, 200, "ok\n"],
  [
    "/readyz?store is 503 on a site that can't store",
    "/readyz?store",
    false,
    false,
    503,
    "store unavailable\n",
  ],
])("%s", async (_, path, healthy, stopping, status, text) => {
  const handler = readiness({ health: async () => healthy }, () => stopping);
  await using server = await serve(express().get("/readyz", handler));
  const response = await fetch(server.url + path);
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.get("cache-control")).toBe("no-store");
});
