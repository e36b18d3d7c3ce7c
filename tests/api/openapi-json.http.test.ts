import { describe, expect, it } from "vitest";
import { locales, prefixOf } from "#app/i18n/locales.ts";
import { openapiPath } from "#app/i18n/paths.ts";
import { hasPart, sandboxPath } from "#app/pages.ts";
import { site as brand } from "#app/site/site.ts";
import { getSharedSite } from "../support/shared-site.ts";
import { siteUrl } from "../support/site.ts";

const site = await getSharedSite();

describe.each(locales)("openapi.json in %s", (locale) => {
  const path = openapiPath(locale);

  it("openapi.json is the document, for all origins and caches", async () => {
    const { status, headers, body } = await site.get(path);
    expect([status, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(headers["cache-control"]).toMatch(/^public/);
    const document = JSON.parse(body);
    const { info, externalDocs, servers } = document;
    expect(body).not.toMatch(/\{\{|\]\([/#]/);
    const origins = servers.map(({ url }: { url: string }) => url);
    expect(origins).toEqual([
      brand.api.origin,
      ...(hasPart("sandbox") ? [siteUrl + sandboxPath] : []),
    ]);
    const license = hasPart("license") ? [info.license.url] : [];
    for (const url of [info.termsOfService, info.contact.url, ...license, externalDocs.url]) {
      expect(url).toMatch(new RegExp(`^${siteUrl}${prefixOf(locale)}/`));
    }
  });
});

describe.each([...locales.map(openapiPath), "/.well-known/api-catalog"])(
  "a script of another origin at %s",
  (path) => {
    const headers = { Origin: "https://tool.example" };

    it.each([
      ["GET", 200],
      ["HEAD", 200],
      ["POST", 405],
      ["DELETE", 405],
    ])("a script of another origin can read the response to %s, %i", async (method, status) => {
      const answer = await site.get(path, { method, headers });
      expect(answer.status).toBe(status);
      expect(answer.headers["access-control-allow-origin"]).toBe("*");
      expect(answer.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    });

    it("a script of another origin may send a conditional request", async () => {
      const requestHeaders = {
        "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": "if-none-match",
      };
      const preflight = await site.get(path, {
        method: "OPTIONS",
        headers: { ...headers, ...requestHeaders },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers).toMatchObject({
        "access-control-allow-origin": "*",
        "access-control-allow-methods": "GET, HEAD",
        "access-control-allow-headers": "*",
      });

      const { headers: first } = await site.get(path, { headers });
      expect(first["access-control-expose-headers"]).toBe("ETag");
      const known = { ...headers, "If-None-Match": String(first.etag) };
      const again = await site.get(path, { headers: known });
      expect([again.status, again.headers["access-control-allow-origin"]]).toEqual([304, "*"]);
    });
  },
);

it.each(["/", "/feed/openapi.json", "/blog/rss.xml"])("%s is not open to scripts", async (path) => {
  const { headers } = await site.get(path, { headers: { Origin: "https://tool.example" } });
  expect(headers).not.toHaveProperty("access-control-allow-origin");
});
