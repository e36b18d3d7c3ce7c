import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { expect, it } from "vitest";
import { signHeaders } from "#app/leads/.server/sign-webhook.ts";
import { serve } from "../../support/serve.ts";
import { sqlite } from "../engines.ts";
import { getToken, startMailServer } from "../mail-server.ts";
import { message, owed, run, siteUrl, subscription, until } from "../running-leads.ts";

const secret = "a secret of this test";

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a receiver of webhooks that answers with these statuses in order, and repeats the last one. */
async function startReceiver(...statuses: number[]) {
  const calls: Call[] = [];
  const server = await serve(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    calls.push({ headers: request.headers, body });
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    response.writeHead(status ?? 204, { Location: "/elsewhere" }).end();
  });
  return {
    calls,
    webhook: { url: `${server.url}/hook`, secret },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

it("a lead is posted, signed, until the webhook accepts it", async () => {
  await using receiver = await startReceiver(500, 302, 204);
  const { webhook } = receiver;
  await using leads = await run({ ...(await sqlite.newStore()), webhook });
  await leads.submit(message());
  await until(async () => (await owed(leads))?.waiting === 1);
  const [first, second, third] = receiver.calls;
  expect(receiver.calls).toHaveLength(3);
  expect(JSON.parse(third?.body ?? "")).toMatchObject({
    type: "lead.created",
    data: { kind: "contact", name: "Ada Lovelace", email: "ada@visitor.example", locale: "en" },
  });
  const { "webhook-id": id, "webhook-timestamp": time } = third?.headers ?? {};
  expect(third?.headers["webhook-signature"]).toBe(
    `v1,${createHmac("sha256", secret).update(`${id}.${time}.${third?.body}`).digest("base64")}`,
  );
  expect([first?.headers["webhook-id"], second?.headers["webhook-id"]]).toEqual([id, id]);
});

it("the webhook gets confirmed and unsubscribed subscribers, but no pending ones", async () => {
  await using mail = await startMailServer();
  await using receiver = await startReceiver(200);
  const settings = { ...(await sqlite.newStore()), smtpUrl: mail.url, webhook: receiver.webhook };
  await using leads = await run(settings);
  await leads.submit(subscription("ada@visitor.example"));
  // Delivery is promised at least once: on a machine that stalls, the mail may come twice.
  await until(() => mail.received.length > 0);
  expect(receiver.calls).toEqual([]);
  await leads.confirm(getToken(mail, "confirm"));
  await until(() => receiver.calls.length === 1);
  await leads.unsubscribe(getToken(mail, "unsubscribe"));
  await leads.unsubscribe(getToken(mail, "unsubscribe"));
  await until(async () => (await owed(leads))?.waiting === 0);
  const bodies = receiver.calls.map(({ body }) => JSON.parse(body));
  const unsubscribeUrl = `${siteUrl}/newsletter/unsubscribe?token=${getToken(mail, "unsubscribe")}`;
  expect(bodies).toMatchObject([
    { type: "subscriber.confirmed", data: { email: "ada@visitor.example", unsubscribeUrl } },
    { type: "subscriber.unsubscribed", data: { unsubscribedAt: expect.any(String) } },
  ]);
});

it("the webhook's last event is the subscriber's present state, even after retries", async () => {
  await using mail = await startMailServer();
  await using receiver = await startReceiver(500, 200);
  const settings = { ...(await sqlite.newStore()), smtpUrl: mail.url, webhook: receiver.webhook };
  await using leads = await run(settings, { minDelay: 500, maxDelay: 500 });
  await leads.submit(subscription("ada@visitor.example"));
  await until(() => mail.received.length > 0);
  await leads.confirm(getToken(mail, "confirm"));
  await until(() => receiver.calls.length === 1);
  await leads.unsubscribe(getToken(mail, "unsubscribe"));
  await until(async () => (await owed(leads))?.waiting === 0);
  const types = receiver.calls.map(({ body }) => JSON.parse(body).type);
  expect(types).toEqual(["subscriber.confirmed", "subscriber.unsubscribed"]);
});

it("signatures match the Standard Webhooks specification", () => {
  // The example of the specification's reference libraries.
  const headers = signHeaders(
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    "msg_p5jXN8AQM9LWM0D4loKWxJek",
    1_614_265_330,
    '{"test": 2432232314}',
  );
  expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});
