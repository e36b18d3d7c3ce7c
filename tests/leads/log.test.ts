import { pino } from "pino";
import { expect, it } from "vitest";
import type { Config } from "#app/http/shared/config.ts";
import { startLeads } from "#app/leads/.server/start.ts";
import { sqlite } from "./engines.ts";
import { startMailServer } from "./mail-server.ts";
import { message, owed, quick, testConfig, until } from "./running-leads.ts";

/** Starts leads as the server does, and collects their log lines. */
async function runWithLog(settings: Partial<Config>) {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  const leads = await startLeads(testConfig(settings), log, quick);
  return { ...leads, lines, [Symbol.asyncDispose]: () => leads.stop() };
}

it("the log warns once, at start, that mail waits", async () => {
  await using leads = await runWithLog({ ...(await sqlite.newStore()), rateLimits: true });
  await leads.submit(message());
  await leads.submit(message());
  expect(leads.lines.map((line): string => JSON.parse(line).msg)).toEqual([
    "SMTP_URL is not set: leads are stored, and mail waits",
  ]);
});

it("the log names no person, whether a mail is delivered or fails", async () => {
  const answers = [451, 550];
  await using mail = await startMailServer({ refuse: () => answers.shift() });
  await using leads = await runWithLog({ ...(await sqlite.newStore()), smtpUrl: mail.url });
  await leads.submit(message());
  await until(async () => (await owed(leads))?.failed === 1);
  await leads.submit(message());
  await until(() => mail.received.length > 0);
  expect(leads.lines.join("")).toContain("delivery failed for good");
  expect(leads.lines.join("")).toMatch(/"reason":"[^"]*550 refused/);
  expect(leads.lines.join("")).not.toMatch(/visitor\.example|team@|Lovelace|question|First line/);
});
