import { expect, it } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { openapiPath } from "#app/i18n/paths.ts";
import { hasPart, sandboxPath } from "#app/pages.ts";
import { site as brand } from "#app/site/site.ts";
import { getSharedSite } from "../support/shared-site.ts";
import { siteUrl } from "../support/site.ts";

const site = await getSharedSite();

it.runIf(hasPart("api"))(
  "the API catalog links to the API and its sandbox, and from both to their descriptions (RFC 9727)",
  async () => {
    const { status, headers, body } = await site.get("/.well-known/api-catalog");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    expect(headers.link).toBe(`<${siteUrl}/.well-known/api-catalog>; rel="api-catalog"`);
    const [list, ...apis] = JSON.parse(body).linkset;
    const anchors = [brand.api.origin, ...(hasPart("sandbox") ? [siteUrl + sandboxPath] : [])];
    expect(list.item.map(({ href }: { href: string }) => href)).toEqual(anchors);
    expect(apis.map(({ anchor }: { anchor: string }) => anchor)).toEqual(anchors);
    const targets = apis.flatMap(({ anchor: _, ...links }: Record<string, object>) =>
      Object.values(links).flat(),
    );
    const formats = locales.map((locale) => siteUrl + openapiPath(locale));
    const hrefs = targets.map(({ href }: { href: string }) => href);
    expect(hrefs).toEqual(expect.arrayContaining(formats));
    for (const { href, type } of targets) {
      const { pathname } = new URL(href);
      const target = await site.get(pathname);
      expect([target.status, target.headers["content-type"]], href).toEqual([
        200,
        `${type}; charset=utf-8`,
      ]);
    }
  },
);

it("/.well-known/gpc.json says that Global Privacy Control is respected", async () => {
  const { status, headers, body } = await site.get("/.well-known/gpc.json");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^application\/json/);
  const { gpc, lastUpdate } = JSON.parse(body);
  expect(gpc).toBe(true);
  expect(new Date(lastUpdate).getTime()).toBeLessThanOrEqual(Date.now());
});

it("security.txt has every field once, and a policy that exists (RFC 9116)", async () => {
  const { status, headers, body } = await site.get("/.well-known/security.txt");
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = body
    .trim()
    .split("\n")
    .map((line) => line.split(/: (.*)/, 2));
  expect(Object.fromEntries(fields)).toEqual({
    Contact: `mailto:${brand.email.security}`,
    Expires: brand.securityTxtExpires,
    "Preferred-Languages": locales.join(", "),
    Canonical: `${siteUrl}/.well-known/security.txt`,
    ...(hasPart("security") && { Policy: `${siteUrl}/security#disclosure` }),
  });
  if (hasPart("security")) expect((await site.get("/security")).body).toContain('id="disclosure"');
});

it("security.txt is not expired: if this fails, check the file and change its date in site.ts", () => {
  const month = 30 * 24 * 60 * 60 * 1000;
  expect(Date.parse(brand.securityTxtExpires)).toBeGreaterThan(Date.now() + month);
});
