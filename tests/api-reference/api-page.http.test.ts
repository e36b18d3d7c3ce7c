import { type HTMLElement, parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { apiDocument } from "#app/api-reference/document.ts";
import { operations, requestBodyOf } from "#app/api-reference/operations.ts";
import { sampleLanguages } from "#app/api-reference/sample-languages.ts";
import { authorizationHeader } from "#app/api-reference/samples.ts";
import { facts } from "#app/facts.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { plainText } from "#app/i18n/markup.ts";
import { pagePath } from "#app/i18n/paths.ts";
import { sharedSite } from "../support/shared-site.ts";
import { testedLocales } from "../support/tested-locales.ts";

const site = await sharedSite();

/* The page as the server sends it: whatever is found here needs no JavaScript. */
describe.each(testedLocales)("the API page in %s", (locale) => {
  const reference = apiDocument(locale);
  const listed = operations(reference.paths);
  const copy = copyIn(locale, "api");
  const codeBlock = copyIn(locale, "codeBlock");
  let page: HTMLElement;
  beforeAll(async () => {
    const { body } = await site.get(pagePath(locale, "api"));
    page = parse(body, { blockTextElements: { script: true } });
  });

  /** The section under a heading. */
  const part = (id: string) => {
    const section = page.querySelector(`section[aria-labelledby="${id}"]`);
    if (!section?.querySelector(`[id="${id}"]`)) throw new Error(`There is no part ${id}.`);
    return section;
  };
  const texts = (element: HTMLElement, selector: string) =>
    element.querySelectorAll(selector).map(({ textContent }) => textContent.trim());

  it("the API page lists every operation under its category, with a link to its description", () => {
    const groups = part("endpoints").querySelectorAll("div:has(> h3)");
    const shown = groups.flatMap((group) =>
      group
        .querySelectorAll("li")
        .map((item) => [
          group.querySelector("h3")?.textContent,
          item.querySelector("span span, span")?.textContent.split(" ")[0],
          item.querySelector("code")?.textContent,
          item.querySelector("a")?.textContent,
          item.querySelector("a")?.attrs.href?.split("#")[1],
        ]),
    );
    const expected = reference.tags.flatMap(({ name, "x-display-name": category }) =>
      listed
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ key, method, operation }) => [
          category,
          method.toUpperCase(),
          key,
          operation.summary,
          operation.operationId,
        ]),
    );
    expect(shown).toEqual(expected);
    expect(shown).toHaveLength(8);
  });

  it("the API page has the authorization header, how to get a key, and OAuth for enterprises", () => {
    const { bearerAuth, oauth2 } = reference.components.securitySchemes;
    const block = part("authentication");
    expect(block.querySelector("pre")?.textContent.trim()).toBe(authorizationHeader);
    expect(block.querySelector("button[data-copy]")?.textContent).toContain(codeBlock.idle);
    expect(texts(block, "p")).toEqual([
      bearerAuth.description,
      plainText(copy.authentication.key),
      oauth2.description,
    ]);
  });

  it.each(listed)("the API page describes $key $method", ({ key, method, operation }) => {
    const section = part(operation.operationId);
    const [heading] = section.querySelectorAll("h3");
    expect(heading?.querySelector("a")?.attrs.href).toMatch(`#${operation.operationId}`);
    expect(section.querySelector("h3 + p")?.textContent).toBe(`${method.toUpperCase()} ${key}`);
    expect(texts(section, "p")).toContain(operation.description);
    const names = texts(section, "dt > code");
    for (const [, parameter] of key.matchAll(/\{(\w+)\}/g)) expect(names).toContain(parameter);
    for (const status of ["2XX", "400 401 429 500"]) expect(names).toContain(status);
    const samples = section.querySelectorAll("pre");
    expect(samples).toHaveLength(sampleLanguages.length);
    const parts = key.split(/\{\w+\}/);
    for (const sample of samples) {
      for (const part of parts) expect(sample.textContent).toContain(part);
    }
  });

  it("the API page has every field of a study with its constraints and values", () => {
    const section = part("create-study");
    const fields = new Map(
      section
        .querySelectorAll("dl > div")
        .map((row) => [
          row.querySelector("dt code")?.textContent,
          row.querySelector("dt span")?.textContent,
        ]),
    );
    expect(fields.get("parameters.sample_size")).toBe("integer · ≥ 1");
    expect([...fields.keys()]).toEqual(
      expect.arrayContaining([
        "study_type",
        "parameters",
        "parameters.sample_size",
        "parameters.duration_weeks",
        "parameters.primary_outcome",
      ]),
    );
    expect(texts(section, "dd li code")).toHaveLength(3);
    expect(texts(part("study-types"), "dt code")).toEqual([
      "randomized_controlled_trial",
      "observational_cohort",
      "light_therapy_trial",
    ]);
  });

  it("the API page has tables of limits and errors, with headers", () => {
    const table = (id: string) => {
      const section = part(id);
      expect(texts(section, "th[scope=col]")).toHaveLength(3);
      return section
        .querySelectorAll("tbody tr")
        .map((row) => [row.querySelector("th")?.textContent, ...texts(row, "td")]);
    };
    const { custom, unlimited } = copy.rateLimits;
    const { rateLimitPerHour, quotaPerMonth } = facts;
    const exact = (value: number) => value.toLocaleString("en");
    expect(table("rate-limits").map(([, ...limits]) => limits)).toEqual([
      [rateLimitPerHour.starter, quotaPerMonth.starter].map(exact),
      [rateLimitPerHour.professional, quotaPerMonth.professional].map(exact),
      [custom, unlimited],
    ]);
    expect(table("errors").map(([status]) => status)).toEqual(["400", "401", "429", "500"]);
  });

  it("the API page has every webhook event, its payload, and how to handle it", () => {
    const section = part("webhooks");
    for (const { key, operation } of operations(reference.webhooks)) {
      const event = section.querySelector(`[id="${operation.operationId}"]`);
      expect(event?.querySelector("code")?.textContent).toBe(key);
      expect(event?.querySelector("dd")?.textContent).toBe(operation.description);
    }
    const payloads = section.querySelectorAll("pre").map(({ textContent }) => textContent);
    expect(payloads.map((text) => Object.keys(JSON.parse(text)))).toEqual(
      Array(3).fill(["event", "study_id", "timestamp", "data"]),
    );
    expect(texts(section, "p")).toContain(reference["x-webhook-signature"].description);
  });

  it("the API page says once what is not yet published, and requests without fields link there", () => {
    const said = { en: /not yet published/i, zh: /尚未公布/ }[locale];
    const main = page.querySelector("main");
    const paragraphs = main?.querySelectorAll("p, h2, h3, h4, dd, li, td, pre") ?? [];
    const notes = paragraphs.filter(({ textContent }) => said.test(textContent));
    expect(notes.map(({ textContent }) => textContent)).toEqual([copy.status.unpublished.heading]);
    const unpublished = listed.filter(({ operation }) => {
      const body = requestBodyOf(operation, reference);
      return body && !body.content["application/json"].schema;
    });
    const marks = main?.querySelectorAll("section section a[href$='#status']") ?? [];
    expect(marks.map((mark) => mark.closest("section")?.attrs["aria-labelledby"])).toEqual(
      unpublished.map(({ operation }) => operation.operationId),
    );
    const items = copy.status.unpublished.items.join();
    for (const { operation } of unpublished) expect(items).toContain(`(#${operation.operationId})`);
  });

  it("a sample sends an empty object only where the fields are not yet published", () => {
    for (const { operation } of listed) {
      const body = requestBodyOf(operation, reference);
      const open = body && !body.content["application/json"].schema;
      const section = part(operation.operationId);
      const [curl] = texts(section, "pre");
      expect(curl?.includes("--data '{}'"), operation.operationId).toBe(Boolean(open));
      const note = section.querySelectorAll("[role=tabpanel] p").at(-1)?.textContent;
      if (open) expect(note).toBe(copy.examples.placeholder);
    }
  });

  it("the API page links to the contact form and to the SDK", () => {
    expect(part("support").querySelectorAll("div a")).toHaveLength(2);
  });
});
