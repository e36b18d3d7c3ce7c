import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRequestListener } from "@react-router/node";
import express from "express";
import { loadBuild } from "#app/http/rendering/build-source.ts";
import { readConfig } from "#app/http/shared/config.ts";
import { batchedLines, createLog } from "#app/http/shared/log.ts";
import { startLeads } from "#app/leads/.server/start.ts";

/*
 * The servers that the site is compared with: some send one stored buffer to every request, and React Router's own
 * server renders every time. `express-alike` does what the site does: it sends the same headers and writes a log line.
 */

const [kind, port, file = "", headersJson = "{}"] = process.argv.slice(2);
const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip" };

if (kind === "express-alike") {
  const bytes = readFileSync(file);
  const log = createLog({ logLevel: "info" }, batchedLines());
  const alike: Record<string, string> = JSON.parse(headersJson);
  const app = express().disable("x-powered-by").disable("etag");
  app.get("/features", ({ method, path: route }, response) => {
    const started = performance.now();
    const requestId = randomUUID();
    response.on("close", () => {
      const duration = Math.round((performance.now() - started) * 10) / 10;
      log.info({ requestId, method, route, locale: "en", status: 200, duration }, "request");
    });
    response.writeHead(200, { ...alike, "x-request-id": requestId }).end(bytes);
  });
  app.listen(Number(port));
} else if (kind === "express") {
  const bytes = readFileSync(file);
  const app = express().disable("x-powered-by").disable("etag");
  const withLength = { ...headers, "Content-Length": bytes.length };
  // Express's `send` would check the type, length and freshness of each response.
  app.get("/features", (_, response) => void response.writeHead(200, withLength).end(bytes));
  app.listen(Number(port));
} else if (kind === "http") {
  const bytes = readFileSync(file);
  createServer((_, response) => {
    response.writeHead(200, { ...headers, "Content-Length": bytes.length }).end(bytes);
  }).listen(Number(port));
} else {
  const build = await loadBuild();
  const config = readConfig({
    DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")),
    LOG_LEVEL: "silent",
  });
  if ("problems" in config) throw new Error(config.problems.join());
  const leads = await startLeads(config, createLog(config, process.stdout));
  const callbacks = {
    onError: console.error,
    onAnswered() {},
    onSearched() {},
    onWarning() {},
  };
  const settings = {
    ...{ ...config, assistant: undefined, leads },
    ...callbacks,
  };
  const getLoadContext = () => build.entry.module.createLoadContext(settings);
  createServer(createRequestListener({ build, getLoadContext })).listen(Number(port));
}
