import { arazzoDocuments } from "virtual:api-reference";
import { afterAll, beforeAll, expect, it } from "vitest";
import { interpolate } from "#app/i18n/interpolate.ts";
import { locales } from "#app/i18n/locales.ts";
import { apiFormatPath } from "#app/i18n/paths.ts";
import { sandboxPath } from "#app/pages.ts";
import { siteUrl, startSite, type TestSite } from "../../support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site[Symbol.asyncDispose]());

it.each(locales)(
  "arazzo.json in %s leads to the OpenAPI document in its language",
  async (locale) => {
    const { status, body } = await site.get(apiFormatPath(locale, "arazzo"));
    expect(status).toBe(200);
    const document = JSON.parse(body);
    const text = JSON.stringify(arazzoDocuments[locale]);
    expect(document).toEqual(JSON.parse(interpolate(text, { siteUrl })));
    const [{ url }] = document.sourceDescriptions;
    const openapi = await site.get(new URL(url).pathname);
    expect([url.startsWith(siteUrl), openapi.status]).toEqual([true, 200]);
  },
);

it.each(locales)("the collections in %s are sent to this site's sandbox", async (locale) => {
  const postman = JSON.parse((await site.get(apiFormatPath(locale, "postman"))).body);
  const bruno = JSON.parse((await site.get(apiFormatPath(locale, "bruno"))).body);
  const baseUrl = siteUrl + sandboxPath;
  expect(postman.variable[0]).toMatchObject({ key: "baseUrl", value: baseUrl });
  expect(bruno.config.environments[0].variables[0]).toMatchObject({
    name: "baseUrl",
    value: baseUrl,
  });
});
