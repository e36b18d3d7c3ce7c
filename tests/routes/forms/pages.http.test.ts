import type { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { formatCount } from "#app/i18n/format-message.ts";
import { locales, localeTable } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import type { Kind } from "#app/leads/schema.ts";
import { hasPart, isOff, type Part } from "#app/pages.ts";
import { languages } from "#app/site/locales/language.ts";
import { startSite, startTestSite } from "../../support/site.ts";
import { job, jobPath, postPath } from "../../support/subjects.ts";
import { application, message, open, post, readLeads } from "./posting.ts";

const site = await startTestSite({ RATE_LIMIT_DISABLED: "1" });

const pages: (readonly [Kind, Part, string, Record<string, string>])[] = [
  ["contact", "contactForm", "/contact", message()],
  ...(jobPath ? [["application", "careers", jobPath, application] as const] : []),
  ["newsletter", "newsletter", "/blog", { email: "reader@visitor.example" }],
  ["newsletter", "newsletter", postPath, { email: "reader@visitor.example" }],
];
const [kept, leftOut] = [
  pages.filter(([, part]) => hasPart(part)),
  pages.filter(([, part, path]) => !hasPart(part) && !isOff(path)),
];
const table = kept.flatMap(([kind, , path, fields]) =>
  locales.map((locale) => ({ kind, path: inLocale(locale, path), fields, locale })),
);

/** Finds the form that creates a lead; other pages also ask whether they were helpful. */
const findForm = (document: ReturnType<typeof parse>) =>
  document.querySelector("main form[method=post]:not([action='/beacon'])");

it("a page accepts no form that the site leaves out", async () => {
  for (const [kind, , path, fields] of leftOut) {
    const { status } = await post(site, path, fields);
    expect([kind, status, findForm(await open(site, path))]).toEqual([kind, 405, null]);
  }
});

describe.each(table)("the form on $path", ({ kind, path, fields, locale }) => {
  const { copy } = languages[locale];
  const lang = localeTable[locale].tag;

  it("the form has the constraints of the schema, and nothing about a visitor", async () => {
    const document = await open(site, path);
    const form = findForm(document);
    expect(form?.attrs.action).toBe(path);
    const email = form?.querySelector("[name=email]");
    expect(email?.attrs).toMatchObject({ type: "email", required: "", maxlength: "254" });
    for (const { attrs } of form?.querySelectorAll("input[type=hidden]") ?? []) {
      expect(attrs.value).toBeUndefined();
    }
  });

  it("a stored form redirects to a success message that can be reloaded", async () => {
    const { status, headers } = await post(site, path, fields);
    expect([status, headers.location]).toEqual([303, `${path}?sent`]);
    expect(headers["cache-control"]).toBe("no-store");
    const before = (await readLeads(site)).length;
    for (const _ of [1, 2]) {
      const document = await open(site, `${path}?sent`);
      expect(document.querySelector("html")?.attrs.lang).toBe(lang);
      expect(document.querySelector("main [role=status] h3")).not.toBeNull();
      expect(findForm(document)).toBeNull();
    }
    expect((await readLeads(site)).length).toBe(before);
  });

  it("an invalid form shows its errors and keeps its values", async () => {
    const wrong = { ...fields, email: 'a"<b>@example' };
    const { status, headers, document } = await post(site, path, wrong);
    expect(status).toBe(422);
    expect(headers["cache-control"]).toBe("no-store");
    expect(document.querySelector("html")?.attrs.lang).toBe(lang);
    const control = document.querySelector("[aria-invalid=true]");
    const error = document.getElementById(control?.attrs["aria-describedby"] ?? "");
    expect(error?.text).toContain(copy.forms.errors.email.split("{{")[0]);
    const alert = document.querySelector("main [role=alert]");
    if (kind === "newsletter") {
      // The only field shows the error itself.
      expect(alert).toBeNull();
      expect(control?.attrs).toHaveProperty("autofocus");
    } else {
      expect(alert?.querySelector("h3")?.text).toBe(formatCount(copy.forms, "invalid", 1, locale));
      expect(alert?.querySelector("a")?.attrs.href).toBe(`#${control?.id}`);
      expect(alert?.querySelector("a")?.text).toBe(error?.text);
    }
    for (const [name, value] of Object.entries(wrong)) {
      expect(readControl(document, name)).toBe(value);
    }
  });

  it("a form that can't be stored keeps its values", async () => {
    await using away = await startSite({ DATABASE_URL: "postgresql://127.0.0.1:1/none" });
    const { status, headers, document } = await post(away, path, fields);
    expect(status).toBe(503);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    const alert = document.querySelector("main [role=alert]");
    expect(alert?.querySelector("h3")?.text).toBe(copy.forms.problems.unavailable.heading);
    for (const [name, value] of Object.entries(fields)) {
      expect(readControl(document, name)).toBe(value);
    }
  });

  it("a form above the rate limit says when to try again, and keeps its values", async () => {
    await using limited = await startSite();
    const statuses = new Set<number>();
    for (let count = 0; count < 6; count++) {
      const { status, headers, document } = await post(limited, path, fields);
      statuses.add(status);
      if (status !== 429) continue;
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      const alert = document.querySelector("main [role=alert]");
      expect(alert?.querySelector("h3")?.text).toBe(copy.forms.problems.limited.heading);
      expect(readControl(document, "email")).toBe(fields.email);
    }
    expect([...statuses]).toEqual([303, 429]);
  });

  it("a form is stored with its values and locale", async () => {
    if (kind === "newsletter") return;
    const email = `${kind}-${lang}@visitor.example`;
    await post(site, path, { ...fields, email });
    const [lead] = (await readLeads(site, kind)).filter((one) => one.email === email);
    expect(lead).toMatchObject({ ...fields, email, kind, locale, spam: false });
    if (kind === "application") expect(lead?.job).toBe(job?.slug);
  });
});

/** Reads the value of a control in the page's form. */
function readControl(document: ReturnType<typeof parse>, name: string): string | undefined {
  const control = document.querySelector(`main form [name=${name}]`);
  if (control?.tagName !== "TEXTAREA") return control?.attrs.value ?? "";
  // A parser drops the line break after the tag; a browser makes each CRLF.
  return control.text.replace(/^\n/, "").replace(/\r?\n/g, "\r\n");
}
