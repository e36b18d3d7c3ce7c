import { expect, it } from "vitest";
import { sqlite } from "../engines.ts";
import { startMailServer } from "../mail-server.ts";
import { countAttempts, message, owed, run, subscription, until } from "../running-leads.ts";

it("a slow mail delays no other", async () => {
  const answer = Promise.withResolvers<void>();
  const delay = (address: string) => (address.startsWith("slow") ? answer.promise : undefined);
  await using mail = await startMailServer({ delay });
  await using leads = await run({ ...(await sqlite.newStore()), smtpUrl: mail.url });
  await leads.submit(subscription("slow@visitor.example"));
  await until(() => mail.received.length > 0);
  for (let index = 0; index < 20; index++) await leads.submit(message({ subject: `${index}` }));
  await until(async () => (await owed(leads))?.waiting === 1);
  answer.resolve();
  await until(async () => (await owed(leads))?.waiting === 0);
  expect(mail.received).toHaveLength(21);
});

it("a mail whose acknowledgement was lost is sent again with the same Message-ID", async () => {
  const answers = [451, 421, undefined];
  await using mail = await startMailServer({ refuseMail: () => answers.shift() });
  await using leads = await run({ ...(await sqlite.newStore()), smtpUrl: mail.url });
  await leads.submit(message());
  await until(async () => (await owed(leads))?.waiting === 0);
  expect(mail.received).toHaveLength(3);
  expect(new Set(mail.received.map(({ mail }) => mail.messageId)).size).toBe(1);
});

it("no mail becomes a dead letter because the server refuses the sender", async () => {
  const behaviour = { refuseSender: 550 };
  await using mail = await startMailServer(behaviour);
  const config = await sqlite.newStore();
  await using leads = await run({ ...config, smtpUrl: mail.url });
  await leads.submit(message());
  await until(async () => (await countAttempts(config)) > 2);
  expect(await owed(leads)).toEqual({ waiting: 1, failed: 0 });
  behaviour.refuseSender = 0;
  await until(async () => (await owed(leads))?.waiting === 0);
  expect(mail.received).toHaveLength(1);
});

it("a mail that is refused for its content becomes a dead letter", async () => {
  await using mail = await startMailServer({ refuseMail: () => 554 });
  await using leads = await run({ ...(await sqlite.newStore()), smtpUrl: mail.url });
  await leads.submit(message());
  await until(async () => (await owed(leads))?.failed === 1);
  expect(mail.received).toHaveLength(1);
});

it("any text of a visitor arrives unchanged", async () => {
  await using mail = await startMailServer();
  await using leads = await run({ ...(await sqlite.newStore()), smtpUrl: mail.url });
  const text = `.\r\n..dots\r\n\u0000 ${"𝄞 字 ".repeat(300)}\r\nFrom me\r\n=?utf-8?q?no?=`;
  const values = { name: '"Eve", <eve@evil.example>', subject: "=?utf-8?b?x?= 字".repeat(8) };
  await leads.submit(message({ ...values, message: text }));
  await until(() => mail.received.length > 0);
  const [received] = mail.received;
  expect(received?.mail).toMatchObject({
    subject: `[Message] ${values.subject}`,
    replyTo: [{ name: values.name, address: "ada@visitor.example" }],
  });
  expect(received?.mail.text?.replaceAll("\r\n", "\n")).toContain(text.replaceAll("\r\n", "\n"));
});
