import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { plainText } from "#app/i18n/markup.ts";
import { requeue } from "#app/leads/.server/outbox/queue.ts";
import { openStore } from "#app/leads/.server/store/store.ts";
import type { JobText } from "#app/site/jobs.ts";
import jobs from "#app/site/locales/en/jobs.json" with { type: "json" };
import { languages } from "#app/site/locales/language.ts";
import { site } from "#app/site/site.ts";
import { job } from "../../support/subjects.ts";
import { zh, zhCopy } from "../../support/tested-locales.ts";
import { engines, postgres } from "../engines.ts";
import { startMailServer } from "../mail-server.ts";
import { countAttempts, message, owed, run, subscription, until } from "../running-leads.ts";

const nothingLeft = { waiting: 0, failed: 0 };

describe.each(engines)("$name", (engine) => {
  it("the team's mail in Chinese has the visitor as Reply-To", async () => {
    await using mail = await startMailServer();
    await using leads = await run({
      ...(await engine.newStore()),
      smtpUrl: mail.url,
      leadsTo: { default: "team@site.example", sales: "sales@site.example" },
    });
    const { fields, inquiryTypes } = zhCopy.mail.team;
    const values = { name: "李 \t雷", company: "晨光", inquiryType: "sales", subject: "多少钱？" };
    await leads.submit(message(values, { locale: zh }));
    await until(() => mail.received.length > 0);
    const [received] = mail.received;
    expect(received?.to).toEqual(["sales@site.example"]);
    expect(received?.mail).toMatchObject({
      subject: `[${inquiryTypes.sales}] 多少钱？`,
      from: { name: site.name[zh] },
      replyTo: [{ name: "李 雷", address: "ada@visitor.example" }],
    });
    expect(received?.mail.messageId).toMatch(/^<[\da-f-]{36}@site\.example>$/);
    const lines = [
      `${fields.name}：李 \t雷`,
      `${fields.email}：ada@visitor.example`,
      `${fields.company}：晨光`,
      `${fields.inquiryType}：${inquiryTypes.sales}`,
      `${fields.subject}：多少钱？`,
      "",
      `${fields.message}：`,
      "",
      "First line",
      "Second line",
      "",
    ];
    expect(received?.mail.text?.replaceAll("\r\n", "\n")).toContain(lines.join("\n"));
  });

  it.runIf(job)("an application is mailed to the recipients of its job", async () => {
    await using mail = await startMailServer();
    const leadsTo = { default: "team@site.example", application: "jobs@site.example" };
    await using leads = await run({ ...(await engine.newStore()), smtpUrl: mail.url, leadsTo });
    const application = {
      job: job?.slug ?? "",
      name: "Ada",
      email: "ada@visitor.example",
      link: "https://visitor.example/cv",
      note: "",
    };
    const text = Object.entries<JobText>(jobs).find(([slug]) => slug === job?.slug)?.[1];
    await leads.submit({ ...message(), kind: "application", values: application });
    await until(() => mail.received.length > 0);
    expect(mail.received[0]).toMatchObject({
      to: ["jobs@site.example"],
      mail: {
        subject: `[${languages.en.copy.mail.team.application}] ${plainText(text?.title ?? "")}: Ada`,
      },
    });
    expect(mail.received[0]?.mail.text).not.toContain("Note");
  });

  it("messages wait without loss while the mail server is away", async () => {
    const config = await engine.newStore();
    {
      await using leads = await run(config);
      await leads.submit(message());
      expect(await owed(leads)).toEqual({ waiting: 1, failed: 0 });
    }
    const { port } = await stopServer(await startMailServer());
    await using leads = await run({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` });
    await leads.submit(message());
    await leads.submit(message());
    await until(async () => (await countAttempts(config)) > 6);
    await using mail = await startMailServer({ port });
    await until(async () => (await owed(leads))?.waiting === 0);
    expect(mail.received).toHaveLength(3);
  });

  it("a refused recipient makes a dead letter at once and delays no other", async () => {
    const refuse = (address: string) => (address.startsWith("gone") ? 550 : undefined);
    const config = await engine.newStore();
    await using mail = await startMailServer({ refuse });
    await using leads = await run({ ...config, smtpUrl: mail.url });
    await leads.submit(subscription("gone@visitor.example"));
    await leads.submit(subscription("here@visitor.example"));
    await leads.submit(message());
    await until(async () => (await owed(leads))?.waiting === 0);
    expect(mail.received).toHaveLength(2);
    expect(await owed(leads)).toEqual({ waiting: 0, failed: 1 });

    await using store = await openStore(config);
    expect(await requeue(store)).toBe(1n);
    await until(async () => (await owed(leads))?.failed === 1);
  });

  it("an unreachable recipient makes a dead letter after the last attempt", async () => {
    const refuse = () => 451;
    await using mail = await startMailServer({ refuse });
    const settings = { ...(await engine.newStore()), smtpUrl: mail.url };
    await using leads = await run(settings, { maxAttempts: 3 });
    await leads.submit(message());
    await until(async () => (await owed(leads))?.failed === 1);
  });

  it("a worker takes over the message of a process that died", async () => {
    const config = await engine.newStore();
    {
      await using leads = await run(config);
      await leads.submit(message());
    }
    {
      await using store = await openStore(config);
      const inTwoMinutes = Date.now() + 120_000;
      await store.db.updateTable("outbox").set({ attempts: 1, dueAt: inTwoMinutes }).execute();
    }
    await using mail = await startMailServer();
    await using leads = await run({ ...config, smtpUrl: mail.url });
    await using store = await openStore(config);
    await sleep(100);
    expect(mail.received).toEqual([]);
    await store.db.updateTable("outbox").set({ dueAt: Date.now() }).execute();
    await until(async () => (await owed(leads))?.waiting === 0);
    expect(mail.received).toHaveLength(1);
  });

  it("the worker finishes its current delivery before it stops", async () => {
    await using mail = await startMailServer({ delay: () => sleep(300) });
    const config = await engine.newStore();
    const leads = await run({ ...config, smtpUrl: mail.url });
    await leads.submit(message());
    await until(() => mail.received.length > 0);
    await leads.stop();
    await using later = await run(config);
    expect(await owed(later)).toEqual(nothingLeft);
  });
});

it("two replicas share the outbox and send nothing twice", async () => {
  await using mail = await startMailServer({ delay: () => sleep(2) });
  const settings = { ...(await postgres.newStore()), smtpUrl: mail.url };
  const [one, two] = await Promise.all([run(settings), run(settings)]);
  await using first = one;
  await using second = two;
  const sent = Array.from({ length: 60 }, (_, index) => `Subject ${index}`);
  await Promise.all(
    sent.map((subject, index) => (index % 2 ? first : second).submit(message({ subject }))),
  );
  await until(async () => (await owed(first))?.waiting === 0);
  const subjects = mail.received.map(({ mail }) => mail.subject).sort();
  expect(subjects).toEqual(sent.map((subject) => `[Message] ${subject}`).sort());
});

/** Stops a server, and returns its port. */
async function stopServer(server: AsyncDisposable & { port: number }): Promise<{ port: number }> {
  await server[Symbol.asyncDispose]();
  return { port: server.port };
}
