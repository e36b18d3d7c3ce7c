import { describe, expect, it } from "vitest";
import { languages } from "#app/site/locales/language.ts";
import { startTestSite } from "../../support/site.ts";
import { zhCopy, zhPrefix } from "../../support/tested-locales.ts";
import { open, post, readLeads, send, subscribe } from "./posting.ts";

const site = await startTestSite({ RATE_LIMIT_DISABLED: "1" });

/** A token with the form of those in mails, which was never sent. */
const unknown = "A".repeat(43);

const readConfirmed = async () => (await readLeads(site, "newsletter")).map(({ email }) => email);

const copies = new Map([
  ["", languages.en.copy],
  [zhPrefix, zhCopy],
]);

describe.each([...copies])("the newsletter's pages below “%s”", (prefix, copy) => {
  const email = `reader${prefix.slice(1)}@list.example`;
  const heading = async (path: string) => {
    const document = await open(site, path);
    expect(document.querySelector("meta[name=robots]")?.attrs.content).toBe("noindex");
    return document.querySelector("h1")?.text;
  };

  it("opening the confirmation page changes nothing, its button confirms", async () => {
    const page = `${prefix}/newsletter/confirm`;
    const { confirm } = await subscribe(site, email, `${prefix}/blog`);
    expect(await heading(`${page}?token=${confirm}`)).toBe(
      copy.newsletterPages.confirm.ask.heading,
    );
    // Mail scanners send this.
    await site.get(`${page}?token=${confirm}`, { method: "HEAD" });
    expect(await readConfirmed()).not.toContain(email);

    for (const _ of ["once", "by double click"]) {
      const { status, headers } = await post(site, `${page}?token=${confirm}`, {});
      expect([status, headers.location]).toEqual([303, `${page}?sent`]);
      expect(headers["cache-control"]).toBe("no-store");
    }
    expect(await readConfirmed()).toContain(email);
    expect(await heading(`${page}?sent`)).toBe(copy.newsletterPages.confirm.done.heading);
  });

  it("the button of the unsubscribe page ends the subscription", async () => {
    const page = `${prefix}/newsletter/unsubscribe`;
    const { confirm, unsubscribe } = await subscribe(site, `leaving-${email}`);
    await post(site, `${prefix}/newsletter/confirm?token=${confirm}`, {});
    const { ask, done } = copy.newsletterPages.unsubscribe;
    expect(await heading(`${page}?token=${unsubscribe}`)).toBe(ask.heading);
    expect(await readConfirmed()).toContain(`leaving-${email}`);
    const { headers } = await post(site, `${page}?token=${unsubscribe}`, {});
    expect(headers.location).toBe(`${page}?sent`);
    expect(await heading(`${page}?sent`)).toBe(done.heading);
    expect(await readConfirmed()).not.toContain(`leaving-${email}`);
  });

  it.each(["confirm", "unsubscribe"] as const)("%s says when a link is invalid", async (step) => {
    const path = `${prefix}/newsletter/${step}`;
    const { ask, invalid } = copy.newsletterPages[step];
    for (const query of ["", "?token=", "?token=nope", `?token=${unknown}x`, `?token=${unknown}`]) {
      const { status, document } = await post(site, path + query, {});
      expect(status).toBe(410);
      expect(document.querySelector("h1")?.text).toBe(invalid.heading);
      // The button is there only if the token may be right.
      const asks = query.endsWith(unknown);
      expect(await heading(path + query)).toBe(asks ? ask.heading : invalid.heading);
      expect((await site.get(path + query)).status).toBe(asks ? 200 : 410);
    }
  });
});

// RFC 8058 leaves providers the choice of the encoding.
it.each([
  ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
  [
    "multipart/form-data; boundary=b",
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])("a mail provider can unsubscribe with one post, and repeat it: %s", async (type, body) => {
  const email = `one-click-${body.length}@list.example`;
  const { confirm, unsubscribe } = await subscribe(site, email);
  await post(site, `/newsletter/confirm?token=${confirm}`, {});
  expect(await readConfirmed()).toContain(email);
  for (const _ of [1, 2]) {
    const origin = { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" };
    const path = `/newsletter/unsubscribe?token=${unsubscribe}`;
    const { status } = await send(site, path, body, { "Content-Type": type, ...origin });
    expect(status).toBe(200);
  }
  expect(await readConfirmed()).not.toContain(email);
});

it("new, pending and confirmed addresses get the same response", async () => {
  const email = "same@list.example";
  const answers = [await post(site, "/blog", { email }), await post(site, "/blog", { email })];
  const { confirm } = await subscribe(site, email);
  await post(site, `/newsletter/confirm?token=${confirm}`, {});
  answers.push(await post(site, "/blog", { email }));
  const same = answers.map(({ status, headers, body }) => [status, headers.location, body]);
  expect(new Set(same.map(String)).size).toBe(1);
});
