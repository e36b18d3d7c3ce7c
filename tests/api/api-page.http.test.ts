import { type HTMLElement, parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { findErrors, getSuccess, listOperations } from "#app/api/operations.ts";
import { apiReference } from "#app/api/reference.server.ts";
import { authorizationHeader, findBody } from "#app/api/samples.ts";
import { errorKey, testKeys } from "#app/api/sandbox/test-keys.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { pagePath } from "#app/i18n/paths.ts";
import { hasPart } from "#app/pages.ts";
import { facts } from "#app/site/facts.ts";
import { getSharedSite } from "../support/shared-site.ts";
import { siteUrl } from "../support/site.ts";

const site = await getSharedSite();

/* The page as the server sends it, so all that these tests find needs no JavaScript. */
describe.each(locales)("the API page in %s", (locale) => {
  const { document } = apiReference(locale, siteUrl);
  const listed = listOperations(document.paths);
  const copy = copyIn(locale, "api");
  let page: HTMLElement;
  beforeAll(async () => {
    const { body } = await site.get(pagePath(locale, "api"));
    page = parse(body, { blockTextElements: { script: true } });
  });

  /** Finds the section under a heading. */
  const findSection = (id: string) => {
    const section = page.querySelector(`section[aria-labelledby="${id}"]`);
    if (!section?.querySelector(`[id="${id}"]`)) throw new Error(`There is no section ${id}.`);
    return section;
  };
  const readTexts = (element: HTMLElement, selector: string) =>
    element.querySelectorAll(selector).map(({ textContent }) => textContent.trim());

  it("the API page lists every operation, with a link to its description", () => {
    const shown = findSection("endpoints")
      .querySelectorAll("li")
      .map((item) => [
        item.querySelector("span")?.textContent,
        item.querySelector("code")?.textContent,
        item.querySelector("a")?.attrs.href?.split("#")[1],
      ]);
    const expected = listed.map(({ key, method, operation }) => [
      method.toUpperCase(),
      key,
      operation.operationId,
    ]);
    expect(shown).toEqual(expected);
  });

  it.each(listed)("the API page describes $key $method", ({ key, method, operation }) => {
    const section = findSection(operation.operationId);
    expect(section.querySelector("h3 + p")?.textContent).toBe(`${method.toUpperCase()} ${key}`);
    const names = readTexts(section, "dt > code");
    for (const { name } of operation.parameters ?? []) expect(names).toContain(name);
    const [status, { content = {} }] = getSuccess(operation);
    const folded = [operation.requestBody, ...Object.values(content)].filter(Boolean);
    expect(section.querySelectorAll("details").length).toBeGreaterThanOrEqual(folded.length);
    const samples = readTexts(section, "[role=tabpanel] pre");
    expect(samples).toHaveLength(3);
    for (const sample of samples) expect(sample).toContain(key.split("{")[0]);
    const [response = ""] = readTexts(section, "pre").slice(3);
    expect(JSON.parse(response)).toEqual(findBody(content));
    expect(section.textContent).toContain(
      copy.examples.response.replace("{{status}}", `${status}`),
    );
    const errors = Object.keys(operation.responses).filter((code) => /^[45]/.test(code));
    expect(readTexts(section, "a[href*='#error-']")).toEqual(errors);
  });

  it("the API page shows the limits of each form of a message, and code in meanings as code", () => {
    const { textContent } = findSection("send-message");
    for (const limit of [facts.messageCharacters.toLocaleString(), "1–20"])
      expect(textContent).toContain(limit);
    expect(page.toString()).not.toMatch(/`failure`/);
  });

  it("the API page explains errors, limits and values in tables and lists", () => {
    const rows = findSection("errors").querySelectorAll("tbody tr");
    const ids = findErrors(listed).map(([status]) => `error-${status}`);
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    for (const row of rows) expect(row.querySelectorAll("td")).toHaveLength(3);
    expect(findSection("rate-limits").querySelectorAll("tbody tr")).toHaveLength(3);
    expect(readTexts(findSection("study-types"), "dt code")).toHaveLength(3);
    expect(findSection("authentication").querySelector("pre")?.textContent.trim()).toBe(
      authorizationHeader,
    );
  });

  it("the API page has every webhook event with its payload, and code that verifies it", () => {
    const section = findSection("webhooks");
    const events = listOperations(document.webhooks);
    for (const { key, operation } of events) {
      const event = section.querySelector(`[id="${operation.operationId}"]`);
      expect(event?.querySelector("code")?.textContent).toBe(key);
    }
    const code = readTexts(section, "pre");
    expect(code.slice(0, events.length).map((text) => JSON.parse(text).event)).toEqual(
      events.map(({ key }) => key),
    );
    expect(code.slice(events.length)).toHaveLength(3);
  });

  it("the API page has a section for each tag without operations", () => {
    for (const tag of document.tags.filter((tag) => tag["x-traitTag"])) {
      expect(findSection(tag.name).querySelector("h2")?.textContent).toBe(tag["x-display-name"]);
    }
  });

  it.runIf(hasPart("sandbox"))(
    "the API page explains the sandbox with its address, its keys and a call",
    () => {
      const section = findSection("sandbox");
      for (const key of [...Object.values(testKeys), errorKey("429")]) {
        expect(section.textContent).toContain(key);
      }
      const [first] = listed;
      expect(readTexts(section, "pre").join()).toContain(`'${siteUrl}/sandbox${first?.key}'`);
    },
  );
});
