import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { findEmbeddingRefusal, refusalReasons } from "#app/chat/frame/embedding-refusal.ts";
import { createChatUrl } from "#app/chat/frame/frame-address.ts";
import { locales, localeTable } from "#app/i18n/locales.ts";
import { findFreePort } from "../support/serve.ts";

const site = "https://www.example.com";
let app: string;
let child: ChildProcess;
beforeAll(async () => {
  const port = await findFreePort();
  app = `http://127.0.0.1:${port}/`;
  child = spawn(process.execPath, ["docs/examples/chat-application/server.mjs"], {
    env: { SITE_ORIGIN: site, PORT: String(port), HOST: "127.0.0.1" },
    stdio: "ignore",
  });
  await vi.waitFor(() => fetch(app), 10_000);
});
afterAll(() => void child.kill());

it("the example application can be embedded by its site, and by no other", async () => {
  expect(await findEmbeddingRefusal(app, site)).toBeUndefined();
  expect(await findEmbeddingRefusal(app, "https://other.example")).toMatchObject({
    reason: "frame-ancestors",
  });
});

it.each(locales)(
  "the example application is in the language that the site names: %s",
  async (locale) => {
    const html = await (await fetch(createChatUrl(app, locale))).text();
    expect(html).toContain(`<html lang="${localeTable[locale].tag}">`);
  },
);

it("the document on embedding explains every reason of a refusal", () => {
  const document = readFileSync("docs/embedding.md", "utf8");
  const explained = [...document.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, reason]) => reason);
  expect(explained.sort()).toEqual([...refusalReasons].sort());
});
