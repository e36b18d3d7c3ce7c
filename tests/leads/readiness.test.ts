import { once } from "node:events";
import { createServer } from "node:http";
import express from "express";
import { expect, it } from "vitest";
import { readiness } from "#app/http/process/readiness.ts";

it.each([
  ["can store", true, false, 200, "ok\n"],
  ["can't store", false, false, 503, "store unavailable\n"],
  ["is told to stop", true, true, 503, "stopping\n"],
])("a site that %s", async (_, healthy, stopping, status, text) => {
  const handler = readiness({ health: async () => healthy }, () => stopping);
  const server = createServer(express().get("/readyz", handler)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const response = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  server.close();
});
