import { expect, it } from "vitest";
import { siteUrl, startTestSite } from "../../support/site.ts";
import { message, post, readMessages } from "./posting.ts";

const site = await startTestSite({ RATE_LIMIT_DISABLED: "1" });

it.each([
  ["with the form's token", { token: "0123456789abcdef" }],
  ["without JavaScript", {}],
])("a submission repeated %s is one lead", async (_, token) => {
  const fields = message(token);
  const statuses = [await post(site, "/contact", fields), await post(site, "/contact", fields)];
  expect(statuses.map(({ status }) => status)).toEqual([303, 303]);
  expect(await readMessages(site, fields.subject)).toHaveLength(1);
});

it.each([
  ["a filled trap", { referral: "https://spam.example" }],
  ["too little time", { elapsed: "300" }],
])("a form with %s is stored as spam, and the visitor sees no difference", async (_, sign) => {
  const fields = message(sign);
  const { status, headers } = await post(site, "/contact", fields);
  expect([status, headers.location]).toEqual([303, "/contact?sent"]);
  expect(await readMessages(site, fields.subject)).toMatchObject([{ spam: true }]);
});

it.each([
  { elapsed: "2000", token: "a1b2c3d4e5", referral: "" },
  { elapsed: "", token: "", referral: "" },
])("a form with %j is not suspected", async (fields) => {
  const sent = message(fields);
  await post(site, "/contact", sent);
  expect(await readMessages(site, sent.subject)).toMatchObject([{ spam: false }]);
});

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
])("a post with %j is answered %i", async (headers, expected) => {
  const { status } = await post(site, "/contact", message(), headers);
  expect(status).toBe(expected);
});
