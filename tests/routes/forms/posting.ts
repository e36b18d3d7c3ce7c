import { parse } from "node-html-parser";
import { exportRecords } from "#app/leads/.server/export.ts";
import { newConfirmationToken } from "#app/leads/.server/newsletter.ts";
import type { LeadRecord } from "#app/leads/.server/record.ts";
import { openStore } from "#app/leads/.server/store/store.ts";
import type { Kind } from "#app/leads/schema.ts";
import { siteUrl, type TestSite } from "../../support/site.ts";

type Fields = Record<string, string> | [string, string][];
type Headers = Record<string, string>;

/** Posts a form as a browser without JavaScript does. */
export function post(site: TestSite, path: string, fields: Fields, headers: Headers = {}) {
  return send(site, path, new URLSearchParams(fields).toString(), {
    "Content-Type": "application/x-www-form-urlencoded",
    ...headers,
  });
}

/** Posts a body as it is. */
export async function send(
  site: TestSite,
  path: string,
  body: string | Buffer,
  headers: Headers = {},
) {
  const answer = await site.get(path, {
    method: "POST",
    headers: { "Content-Length": String(Buffer.byteLength(body)), ...headers },
    body,
  });
  return { ...answer, document: parse(answer.body) };
}

/** Opens a page. */
export async function open(site: TestSite, path: string) {
  return parse((await site.get(path)).body);
}

/** Reads all leads that are stored, including suspected spam. */
export async function readLeads(site: TestSite, kind?: Kind): Promise<LeadRecord[]> {
  await using store = await openStore(site.config);
  return await Array.fromAsync(exportRecords(store, { kind, since: 0, spam: true }, siteUrl));
}

/** Reads the messages with a subject. */
export async function readMessages(site: TestSite, subject: string): Promise<LeadRecord[]> {
  return (await readLeads(site, "contact")).filter((lead) => lead.subject === subject);
}

/** Subscribes an address to the newsletter, and returns the tokens of its mails. */
export async function subscribe(site: TestSite, email: string, path = "/blog") {
  await post(site, path, { email });
  await using store = await openStore(site.config);
  const { id, unsubscribeToken } = await store.db
    .selectFrom("subscribers")
    .select(["id", "unsubscribeToken"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return { confirm: await newConfirmationToken(store, id), unsubscribe: unsubscribeToken };
}

let messages = 0;
/** Creates a message that differs from all others. */
export function message(more: Record<string, string> = {}) {
  messages += 1;
  return {
    name: "Ada Lovelace",
    email: "ada@visitor.example",
    subject: `Question ${messages}`,
    message: "First line\r\nSecond line",
    ...more,
  };
}

/** An application for a job. */
export const application = {
  name: "Grace Hopper",
  email: "grace@visitor.example",
  link: "https://visitor.example/cv",
  note: "",
};
