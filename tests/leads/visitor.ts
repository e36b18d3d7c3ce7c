import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { parse } from "node-html-parser";
import { hiddenFields, minElapsed } from "#app/leads/form/hidden-fields.ts";

/** A filled-in form in a browser. */
export interface FilledForm {
  /** Sends it unchanged, and can do so again. */
  send(origin: string): Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

interface Typed {
  readonly subject: string;
  readonly email?: string;
  /** The client's IP address. */
  readonly address?: string;
}

/** Opens the contact page and fills in the controls that its form has, as people and its script do. */
export async function openContactForm(
  origin: string,
  { subject, email = "ada@visitor.example", address = "192.0.2.1" }: Typed,
): Promise<FilledForm> {
  const page = parse(await (await fetch(`${origin}/contact`)).text());
  const form = page.querySelector("main form[method=post]");
  const filled: Readonly<Record<string, string>> = {
    name: "Ada Lovelace",
    email,
    subject,
    message: "First line\r\nSecond line",
    [hiddenFields.token]: randomUUID(),
    [hiddenFields.elapsed]: String(minElapsed),
  };
  const names = form?.querySelectorAll("[name]").map(({ attrs }) => attrs.name ?? "") ?? [];
  const body = new URLSearchParams(names.map((name) => [name, filled[name] ?? ""]));
  return {
    async send(origin) {
      const response = await fetch(origin + (form?.attrs.action ?? ""), {
        method: "POST",
        headers: {
          Origin: origin,
          "Sec-Fetch-Site": "same-origin",
          "X-Forwarded-For": address,
        },
        body,
        redirect: "manual",
      });
      return { status: response.status, headers: response.headers, body: await response.text() };
    },
  };
}

/** Sends a message, and the same form again, to the current origin, until the site thanks for it. */
export async function sendUntilThanked(origin: () => string, typed: Typed): Promise<void> {
  const form = await retry(() => openContactForm(origin(), typed));
  await retry(async () => {
    const { status } = await form.send(origin());
    if (status !== 303) throw new Error(`No thanks, but ${status}.`);
  });
}

/** Retries until it works. */
async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch {
      await sleep(50);
    }
  }
}
