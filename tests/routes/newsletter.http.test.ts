import { afterAll, beforeAll, expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { exportRecords } from "#app/leads/.server/export.ts";
import { openStore } from "#app/leads/.server/store/store.ts";
import { type MailServer, startMailServer } from "../leads/mail-server.ts";
import { until } from "../leads/running-leads.ts";
import { siteUrl, startSite, type TestSite } from "../support/site.ts";

let site: TestSite;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  site = await startSite({ RATE_LIMIT_DISABLED: "1", SMTP_URL: mail.url });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await mail[Symbol.asyncDispose]();
});

const urlEncoded = "application/x-www-form-urlencoded";

function post(path: string, body: string, type = urlEncoded) {
  return site.get(path, { method: "POST", headers: { "Content-Type": type }, body });
}

async function subscribers(): Promise<unknown[]> {
  await using store = await openStore(site.config);
  const emails: unknown[] = [];
  const selection = { kind: "newsletter", since: 0, spam: false } as const;
  for await (const { email } of exportRecords(store, selection, siteUrl)) emails.push(email);
  return emails;
}

it.each(locales)("%s: a mail's links lead in, and out again", async (locale) => {
  const email = `${locale}@visitor.example`;
  await post(inLocale(locale, "/blog"), `email=${email}`);
  const mailed = () => mail.received.find(({ to }) => to.includes(email))?.mail;
  await until(() => mailed() !== undefined);

  const link = /https:\S+\/confirm\S+/.exec(mailed()?.text ?? "")?.[0].replace(siteUrl, "") ?? "";
  expect(link).toMatch(new RegExp(`^${inLocale(locale, "/newsletter/confirm")}\\?token=`));
  // What scanners do.
  for (const method of ["GET", "HEAD"]) {
    expect((await site.get(link, { method })).status).toBe(200);
  }
  expect(await subscribers()).not.toContain(email);
  expect((await post(link, "")).status).toBe(303);
  expect(await subscribers()).toContain(email);

  const { value: exit = "" } =
    mailed()?.headers.find(({ key }) => key === "list-unsubscribe") ?? {};
  const target = exit.slice(1, -1).replace(siteUrl, "");
  expect((await site.get(target)).status).toBe(200);
  expect(await subscribers()).toContain(email);
  // RFC 8058 leaves providers the choice of how to send it.
  const boundary = "boundary";
  const parts = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
  const answer =
    locale === "en"
      ? await post(target, "List-Unsubscribe=One-Click")
      : await post(target, parts, `multipart/form-data; boundary=${boundary}`);
  expect(answer.status).toBe(200);
  expect(await subscribers()).not.toContain(email);
});
