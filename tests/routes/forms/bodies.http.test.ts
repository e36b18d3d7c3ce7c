import fc from "fast-check";
import { expect, it } from "vitest";
import { isOff } from "#app/pages.ts";
import { jobs } from "#app/site/jobs.ts";
import { startTestSite } from "../../support/site.ts";
import { job, jobPath } from "../../support/subjects.ts";
import { application, message, post, readLeads, readMessages, send } from "./posting.ts";

const site = await startTestSite({ RATE_LIMIT_DISABLED: "1" });

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
])("a body with %s is refused", async (_, body, headers, expected) => {
  const { status, body: page } = await send(site, "/contact", body, headers);
  expect(status).toBe(expected);
  expect(page).not.toMatch(/\n\s+at |node_modules/);
});

it("any text is stored unchanged, in every encoding of forms", async () => {
  const anyText = fc.string({ unit: "binary", minLength: 1, maxLength: 200 });
  for (const [index, text] of fc.sample(anyText, 30).entries()) {
    const fields = message({ message: `.${text}` });
    const { status } =
      index % 2
        ? await post(site, "/contact", fields)
        : await send(site, "/contact", `${parts(fields)}--${boundary}--\r\n`, multipart);
    expect(status).toBe(303);
    expect(await readMessages(site, fields.subject)).toMatchObject([{ message: fields.message }]);
  }
});

it("the longest message is accepted in any script", async () => {
  const fields = message({ message: "字".repeat(10_000) });
  expect((await post(site, "/contact", fields)).status).toBe(303);
  expect(await readMessages(site, fields.subject)).toMatchObject([{ message: fields.message }]);
});

it("a multipart form is accepted without its files", async () => {
  const fields = message({ message: "Zoë 字 👩‍🚀 \u202e" });
  const file = part("upload", "…", '; filename="a.txt"');
  const { status } = await send(
    site,
    "/contact",
    `${file}${parts(fields)}--${boundary}--\r\n`,
    multipart,
  );
  expect(status).toBe(303);
  expect(await readMessages(site, fields.subject)).toMatchObject([{ message: fields.message }]);
});

it.runIf(jobPath)("the job of an application comes from the URL, not from the form", async () => {
  const fields = { ...application, email: "job@visitor.example", job: jobs.at(-1)?.slug ?? "" };
  await post(site, jobPath ?? "", fields);
  const leads = await readLeads(site, "application");
  expect(leads.find(({ email }) => email === fields.email)?.job).toBe(job?.slug);
});

it.each([
  ["/careers/nope", isOff("/careers") ? 405 : 404],
  ["/blog/nope", 404],
])("a post to %s, which has no form, is answered %i", async (path, expected) => {
  expect((await post(site, path, message())).status).toBe(expected);
});

it("requests of the router get the same responses", async () => {
  const { status, headers } = await post(site, "/contact.data", {});
  expect([status, headers["cache-control"]]).toEqual([422, "no-store"]);
  const evil = { Origin: "https://evil.example" };
  expect((await post(site, "/contact.data", {}, evil)).status).toBe(403);
});
