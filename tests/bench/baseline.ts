import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import express from "express";

/* Sends one stored buffer to every request: what the site's answers are compared with. */

const [kind, port, file] = process.argv.slice(2);
if (!file) throw new Error("Usage: baseline.ts http|express PORT FILE");
const bytes = readFileSync(file);
const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip" };

if (kind === "express") {
  const app = express().disable("x-powered-by").disable("etag");
  app.get("/features", (_, response) => void response.set(headers).send(bytes));
  app.listen(Number(port));
} else {
  createServer((_, response) => {
    response.writeHead(200, { ...headers, "Content-Length": bytes.length }).end(bytes);
  }).listen(Number(port));
}
