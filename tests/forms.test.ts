import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countInWords } from "#app/i18n/count-in-words.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { exportRecords } from "#app/leads/export/records.ts";
import { newConfirmationToken } from "#app/leads/newsletter.ts";
import type { LeadRecord } from "#app/leads/record.ts";
import type { Kind } from "#app/leads/schema.ts";
import { openStore } from "#app/leads/store/store.ts";
import { en } from "#app/locales/en/index.ts";
import { zh } from "#app/locales/zh/index.ts";
import { staticPages as chineseStaticPages } from "#app/locales/zh/static-pages.ts";
import { siteUrl, startSite, type TestSite } from "./site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ RATE_LIMIT_DISABLED: "1" });
});
afterAll(() => site[Symbol.asyncDispose]());

type Fields = Record<string, string> | [string, string][];

interface PostOptions {
  headers?: Record<string, string>;
  to?: TestSite;
}

/** Posts a form as a browser without JavaScript does. */
function post(path: string, fields: Fields, { headers, to = site }: PostOptions = {}) {
  return send(path, new URLSearchParams(fields).toString(), {
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    to,
  });
}

/** Posts a body as it is. */
async function send(path: string, body: string | Buffer, options: PostOptions) {
  const { headers = {}, to = site } = options;
  const answer = await to.get(path, {
    method: "POST",
    headers: { "Content-Length": String(Buffer.byteLength(body)), ...headers },
    body,
  });
  return { ...answer, document: parse(answer.body) };
}

/** Everything that was stored, suspected spam included. */
async function stored(kind?: Kind): Promise<LeadRecord[]> {
  await using store = await openStore(site.config);
  const records: LeadRecord[] = [];
  for await (const record of exportRecords(store, { kind, since: 0, spam: true }, siteUrl)) {
    records.push(record);
  }
  return records;
}

async function storedWith(subject: string): Promise<LeadRecord[]> {
  return (await stored("contact")).filter((lead) => lead.subject === subject);
}

let messages = 0;
/** A message unlike every other. */
function message(more: Record<string, string> = {}) {
  messages += 1;
  return {
    name: "Ada Lovelace",
    email: "ada@visitor.example",
    subject: `Question ${messages}`,
    message: "First line\r\nSecond line",
    ...more,
  };
}

const application = {
  name: "Grace Hopper",
  email: "grace@visitor.example",
  link: "https://visitor.example/cv",
  note: "",
};

const oneProblem = {
  en: countInWords(en.forms.invalid, 1, "en"),
  zh: countInWords(zh.forms.invalid, 1, "zh"),
};

const job = "/careers/full-stack-engineer";
const pages: [Kind, string, Record<string, string>][] = [
  ["contact", "/contact", message()],
  ["application", job, application],
  ["newsletter", "/blog", { email: "reader@visitor.example" }],
  ["newsletter", "/blog/how-to-read-a-forest-plot", { email: "reader@visitor.example" }],
];
const table = pages.flatMap(([kind, path, fields]) => [
  { kind, path, fields, copy: en, lang: "en" },
  { kind, path: inLocale("zh", path), fields, copy: zh, lang: "zh-CN" },
]);

describe.each(table)("the form on $path", ({ kind, path, fields, copy, lang }) => {
  it("has the constraints of the schema, and nothing of one visitor", async () => {
    const { document } = parsed(await site.get(path));
    const form = document.querySelector("main form[method=post]");
    expect(form?.attrs.action).toBe(path);
    const email = form?.querySelector("[name=email]");
    expect(email?.attrs).toMatchObject({ type: "email", required: "", maxlength: "254" });
    for (const { attrs } of form?.querySelectorAll("input[type=hidden]") ?? []) {
      expect(attrs.value).toBeUndefined();
    }
  });

  it("thanks on a page that can be reloaded", async () => {
    const { status, headers } = await post(path, fields);
    expect([status, headers.location]).toEqual([303, `${path}?sent`]);
    expect(headers["cache-control"]).toBe("no-store");
    const before = (await stored()).length;
    for (const _ of [1, 2]) {
      const { document } = parsed(await site.get(`${path}?sent`));
      expect(document.querySelector("html")?.attrs.lang).toBe(lang);
      expect(document.querySelector("main .sent[role=status]")).not.toBeNull();
      expect(document.querySelector("main form[method=post]")).toBeNull();
    }
    expect((await stored()).length).toBe(before);
  });

  it("says what is wrong, and keeps what was typed", async () => {
    const wrong = { ...fields, email: 'a"<b>@example' };
    const { status, headers, document } = await post(path, wrong);
    expect(status).toBe(422);
    expect(headers["cache-control"]).toBe("no-store");
    expect(document.querySelector("html")?.attrs.lang).toBe(lang);
    const alert = document.querySelector("[role=alert]");
    expect(alert?.querySelector("h3")?.text).toBe(oneProblem[copy === en ? "en" : "zh"]);
    const id = alert?.querySelector("a")?.attrs.href?.slice(1) ?? "";
    const control = document.getElementById(id);
    expect(control?.attrs["aria-invalid"]).toBe("true");
    const error = document.getElementById(control?.attrs["aria-describedby"] ?? "");
    expect(error?.text).toBe(alert?.querySelector("a")?.text);
    for (const [name, value] of Object.entries(wrong)) {
      expect(typedInto(document, name)).toBe(value);
    }
  });

  it("asks for everything that is required", async () => {
    const { status, document } = await post(path, {});
    expect(status).toBe(422);
    const required = document.querySelectorAll("main form [required]");
    expect(document.querySelectorAll("[role=alert] a")).toHaveLength(required.length);
    expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(required.length);
  });

  it("stores nothing when it can't, and keeps what was typed", async () => {
    await using away = await startSite({ DATABASE_URL: "postgresql://127.0.0.1:1/none" });
    const { status, headers, document } = await post(path, fields, { to: away });
    expect(status).toBe(503);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    const alert = document.querySelector("[role=alert]");
    expect(alert?.querySelector("h3")?.text).toBe(copy.forms.problems.unavailable.heading);
    for (const [name, value] of Object.entries(fields)) {
      expect(typedInto(document, name)).toBe(value);
    }
  });

  it("says when it was too much, and keeps what was typed", async () => {
    await using limited = await startSite();
    const statuses = new Set<number>();
    for (let count = 0; count < 6; count++) {
      const { status, headers, document } = await post(path, fields, { to: limited });
      statuses.add(status);
      if (status !== 429) continue;
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      const alert = document.querySelector("[role=alert]");
      expect(alert?.querySelector("h3")?.text).toBe(copy.forms.problems.limited.heading);
      expect(typedInto(document, "email")).toBe(fields.email);
    }
    expect([...statuses]).toEqual([303, 429]);
  });

  it("stores what was sent, with the language", async () => {
    if (kind === "newsletter") return;
    const email = `${kind}-${lang}@visitor.example`;
    await post(path, { ...fields, email });
    const [lead] = (await stored(kind)).filter((one) => one.email === email);
    expect(lead).toMatchObject({ ...fields, email, kind, locale: lang.slice(0, 2), spam: false });
    if (kind === "application") expect(lead?.job).toBe("full-stack-engineer");
  });
});

function parsed<T extends { body: string }>(answer: T) {
  return { ...answer, document: parse(answer.body) };
}

/** What a control of the page's form holds. */
function typedInto(document: ReturnType<typeof parse>, name: string): string | undefined {
  const control = document.querySelector(`main form [name=${name}]`);
  if (control?.tagName !== "TEXTAREA") return control?.attrs.value ?? "";
  // A parser drops the line break after the tag; a browser makes each CRLF.
  return control.text.replace(/^\n/, "").replace(/\r?\n/g, "\r\n");
}

describe("a repeated submission", () => {
  it.each([
    ["with the form's token", { token: "0123456789abcdef" }],
    ["without JavaScript", {}],
  ])("%s is one lead", async (_, token) => {
    const fields = message(token);
    const statuses = [await post("/contact", fields), await post("/contact", fields)];
    expect(statuses.map(({ status }) => status)).toEqual([303, 303]);
    expect(await storedWith(fields.subject)).toHaveLength(1);
  });

  it("with another text is another lead", async () => {
    const fields = message({ token: "fedcba9876543210" });
    await post("/contact", fields);
    await post("/contact", { ...fields, message: "Another" });
    expect(await storedWith(fields.subject)).toHaveLength(2);
  });
});

describe("suspected spam", () => {
  it.each([
    ["a filled trap", { referral: "https://spam.example" }],
    ["too little time", { elapsed: "300" }],
  ])("%s is kept aside, and the visitor sees no difference", async (_, sign) => {
    const fields = message(sign);
    const { status, headers } = await post("/contact", fields);
    expect([status, headers.location]).toEqual([303, "/contact?sent"]);
    expect(await storedWith(fields.subject)).toMatchObject([{ spam: true }]);
  });

  it.each([
    { elapsed: "2000", token: "a1b2c3d4e5", referral: "" },
    { elapsed: "", token: "", referral: "" },
  ])("people are not suspected: %j", async (fields) => {
    const sent = message(fields);
    await post("/contact", sent);
    expect(await storedWith(sent.subject)).toMatchObject([{ spam: false }]);
  });
});

describe("where a post comes from", () => {
  it.each([
    [{}, 303],
    [{ Origin: siteUrl }, 303],
    [{ Origin: siteUrl, "Sec-Fetch-Site": "same-origin" }, 303],
    [{ Origin: "null", "Sec-Fetch-Site": "same-origin" }, 303],
    [{ Origin: "http://127.0.0.1:8080", "Sec-Fetch-Site": "same-origin" }, 303],
    [{ Origin: siteUrl, Host: "internal:3000" }, 303],
    [{ Origin: "http://192.168.0.7:3000", Host: "192.168.0.7:3000" }, 303],
    [{ Origin: "http://192.168.0.7:3000", Host: "192.168.0.7:3001" }, 403],
    [{ Origin: "https://evil.example" }, 403],
    [{ Origin: "null" }, 403],
    [{ Origin: "no origin" }, 403],
    [{ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }, 403],
    [{ "Sec-Fetch-Site": "same-site" }, 403],
  ])("%j: %i", async (headers, expected) => {
    const { status } = await post("/contact", message(), { headers });
    expect(status).toBe(expected);
  });

  it("says so in the language of the page", async () => {
    const headers = { Origin: "https://evil.example" };
    const { document } = await post("/zh/contact", message(), { headers });
    expect(document.querySelector("h1")?.text).toBe(chineseStaticPages.pages[403].title);
  });
});

describe("hostile bodies", () => {
  const urlEncoded = { "Content-Type": "application/x-www-form-urlencoded" };
  const boundary = "----WebKitFormBoundary7MA4YWxkTrZu0gW";
  const multipart = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  const part = (name: string, value: string, more = "") =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const parts = (fields: Record<string, string>) =>
    Object.entries(fields)
      .map(([name, value]) => part(name, value))
      .join("");

  it.each([
    ["JSON", JSON.stringify(message()), { "Content-Type": "application/json" }, 415],
    ["text", "name=a", { "Content-Type": "text/plain" }, 415],
    ["no type", "name=a", {}, 415],
    ["compressed", gzipSync("name=a"), { ...urlEncoded, "Content-Encoding": "gzip" }, 415],
    ["a megabyte", "a".repeat(1_000_000), urlEncoded, 413],
    ["no boundary", "--x--", { "Content-Type": "multipart/form-data" }, 400],
    ["broken multipart", "--x\r\nnothing", multipart, 400],
    ["nothing", "", urlEncoded, 422],
    ["broken escapes", "name=%E0%A4%A&email=%zz&subject=%00", urlEncoded, 422],
    ["another charset", Buffer.from([0x6e, 0x3d, 0xc4, 0xe3]), urlEncoded, 422],
    ["prototype keys", "__proto__=x&constructor=y&toString=z", urlEncoded, 422],
    ["five thousand fields", "a=b&".repeat(5_000), urlEncoded, 422],
    [
      "files for fields",
      `${part("email", "x", '; filename="a.txt"')}--${boundary}--`,
      multipart,
      422,
    ],
  ])("%s: refused", async (_, body, headers, expected) => {
    const { status, body: page } = await send("/contact", body, { headers });
    expect(status).toBe(expected);
    expect(page).not.toMatch(/\n\s+at |node_modules/);
  });

  it("is refused when it is too long, and did not say so", async () => {
    const { status } = await site.get("/contact", {
      method: "POST",
      headers: { ...urlEncoded, "Transfer-Encoding": "chunked" },
      body: "a".repeat(1_000_000),
    });
    expect(status).toBe(413);
  });

  it("keeps any text exactly, however it is sent", async () => {
    const anyText = fc.string({ unit: "binary", minLength: 1, maxLength: 200 });
    for (const [index, text] of fc.sample(anyText, 30).entries()) {
      const fields = message({ message: `.${text}` });
      const { status } =
        index % 2
          ? await post("/contact", fields)
          : await send("/contact", `${parts(fields)}--${boundary}--\r\n`, { headers: multipart });
      expect(status).toBe(303);
      expect(await storedWith(fields.subject)).toMatchObject([{ message: fields.message }]);
    }
  });

  it("takes the longest message in any script", async () => {
    const fields = message({ message: "字".repeat(10_000) });
    expect((await post("/contact", fields)).status).toBe(303);
    expect(await storedWith(fields.subject)).toMatchObject([{ message: fields.message }]);
  });

  it("takes multipart forms, without their files", async () => {
    const fields = message({ message: "Zoë 字 👩‍🚀 \u202e" });
    const file = part("upload", "…", '; filename="a.txt"');
    const { status } = await send("/contact", `${file}${parts(fields)}--${boundary}--\r\n`, {
      headers: multipart,
    });
    expect(status).toBe(303);
    expect(await storedWith(fields.subject)).toMatchObject([{ message: fields.message }]);
  });

  it("takes the first of repeated fields", async () => {
    const fields = message();
    await post("/contact", [...Object.entries(fields), ["email", "second@visitor.example"]]);
    expect(await storedWith(fields.subject)).toMatchObject([{ email: fields.email }]);
  });

  it.each(["name", "email", "subject"])("lets no header into a mail through %s", async (name) => {
    const { status } = await post(
      "/contact",
      message({ [name]: "a@b.example\r\nBcc: c@d.example" }),
    );
    expect(status).toBe(422);
  });

  it("takes the job from the address, not from the form", async () => {
    const fields = { ...application, email: "job@visitor.example", job: "product-designer" };
    await post(job, fields);
    const leads = await stored("application");
    expect(leads.find(({ email }) => email === fields.email)?.job).toBe("full-stack-engineer");
  });

  it.each([
    ["/careers/nope", 404],
    ["/blog/nope", 404],
    ["/features", 405],
    ["/zh/nope", 405],
  ])("at %s, which has no form: %i", async (path, expected) => {
    expect((await post(path, message())).status).toBe(expected);
  });

  it("answers the router's own requests the same", async () => {
    const { status, headers } = await post("/contact.data", {});
    expect([status, headers["cache-control"]]).toEqual([422, "no-store"]);
    const evil = { Origin: "https://evil.example" };
    expect((await post("/contact.data", {}, { headers: evil })).status).toBe(403);
  });
});

/** An address whose owner has asked for the newsletter, and the secrets of its mails. */
async function subscriber(email: string, path = "/blog") {
  await post(path, { email });
  await using store = await openStore(site.config);
  const { id, unsubscribeToken } = await store.db
    .selectFrom("subscribers")
    .select(["id", "unsubscribeToken"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return { confirm: await newConfirmationToken(store, id), unsubscribe: unsubscribeToken };
}

const confirmed = async () => (await stored("newsletter")).map(({ email }) => email);

describe.each([
  ["", en],
  ["/zh", zh],
])("the newsletter's pages below “%s”", (prefix, copy) => {
  const email = `reader${prefix.slice(1)}@list.example`;
  const heading = async (path: string) => {
    const { document } = parsed(await site.get(path));
    expect(document.querySelector("meta[name=robots]")?.attrs.content).toBe("noindex");
    return document.querySelector("h1")?.text;
  };

  it("confirm with a button, not by being opened", async () => {
    const page = `${prefix}/newsletter/confirm`;
    const { confirm } = await subscriber(email, `${prefix}/blog`);
    expect(await heading(`${page}?token=${confirm}`)).toBe(
      copy.newsletterPages.confirm.ask.heading,
    );
    expect(await confirmed()).not.toContain(email);

    for (const _ of ["once", "by double click"]) {
      const { status, headers } = await post(`${page}?token=${confirm}`, {});
      expect([status, headers.location]).toEqual([303, `${page}?sent`]);
      expect(headers["cache-control"]).toBe("no-store");
    }
    expect(await confirmed()).toContain(email);
    expect(await heading(`${page}?sent`)).toBe(copy.newsletterPages.confirm.done.heading);
  });

  it("unsubscribe with a button", async () => {
    const page = `${prefix}/newsletter/unsubscribe`;
    const { confirm, unsubscribe } = await subscriber(`leaving-${email}`);
    await post(`${prefix}/newsletter/confirm?token=${confirm}`, {});
    const { ask, done } = copy.newsletterPages.unsubscribe;
    expect(await heading(`${page}?token=${unsubscribe}`)).toBe(ask.heading);
    expect(await confirmed()).toContain(`leaving-${email}`);
    const { headers } = await post(`${page}?token=${unsubscribe}`, {});
    expect(headers.location).toBe(`${page}?sent`);
    expect(await heading(`${page}?sent`)).toBe(done.heading);
    expect(await confirmed()).not.toContain(`leaving-${email}`);
  });

  it.each(["confirm", "unsubscribe"] as const)("%s says when a link is no good", async (step) => {
    for (const query of ["", "?token=", "?token=nope"]) {
      const { status, document } = await post(`${prefix}/newsletter/${step}${query}`, {});
      expect(status).toBe(410);
      expect(document.querySelector("h1")?.text).toBe(copy.newsletterPages[step].invalid.heading);
    }
  });
});

it("unsubscribes in one click, posted by a mail provider, twice if it likes", async () => {
  const email = "one-click@list.example";
  const { confirm, unsubscribe } = await subscriber(email);
  await post(`/newsletter/confirm?token=${confirm}`, {});
  expect(await confirmed()).toContain(email);
  for (const _ of [1, 2]) {
    const { status } = await post(
      `/newsletter/unsubscribe?token=${unsubscribe}`,
      { "List-Unsubscribe": "One-Click" },
      { headers: { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" } },
    );
    expect(status).toBe(200);
  }
  expect(await confirmed()).not.toContain(email);
});

it("gives the same answer to new, waiting and confirmed addresses", async () => {
  const email = "same@list.example";
  const answers = [await post("/blog", { email }), await post("/blog", { email })];
  const { confirm } = await subscriber(email);
  await post(`/newsletter/confirm?token=${confirm}`, {});
  answers.push(await post("/blog", { email }));
  const same = answers.map(({ status, headers, body }) => [status, headers.location, body]);
  expect(new Set(same.map(String)).size).toBe(1);
});
