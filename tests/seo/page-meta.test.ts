import type { MetaDescriptor } from "react-router";
import { describe, expect, it } from "vitest";
import type { SiteHead } from "#app/seo/page-head.ts";
import { pageMeta } from "#app/seo/page-meta.ts";

interface Data {
  readonly title: string;
  readonly pathname?: string;
}

interface Args {
  readonly loaderData: Data | undefined;
  readonly location: { readonly pathname: string };
  readonly matches: readonly [{ readonly loaderData: SiteHead | undefined }];
}

describe("pageMeta", () => {
  const site = { locale: "en", siteUrl: "https://site.test", brand: "Brand" } as const;
  const location = { pathname: "/page" };
  const meta: (args: Args) => MetaDescriptor[] = pageMeta(({ loaderData }) => ({
    ...loaderData,
    description: "Text.",
    ogImage: "x",
  }));

  it("pageMeta uses the path of the request unless the page sets another", () => {
    const canonical = (loaderData: Data) =>
      meta({ loaderData, location, matches: [{ loaderData: site }] }).find(
        (tag) => "rel" in tag && tag.rel === "canonical",
      );
    expect(canonical({ title: "A" })).toMatchObject({ href: "https://site.test/page" });
    expect(canonical({ title: "A", pathname: "/other" })).toMatchObject({
      href: "https://site.test/other",
    });
  });

  it("pageMeta is empty if the loader of the page or of the root failed", () => {
    const loaderData = { title: "A" };
    expect(meta({ loaderData: undefined, location, matches: [{ loaderData: site }] })).toEqual([]);
    expect(meta({ loaderData, location, matches: [{ loaderData: undefined }] })).toEqual([]);
  });
});
