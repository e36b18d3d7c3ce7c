import type { MetaDescriptor } from "react-router";
import { type PageHead, pageHead, type SiteHead } from "./page-head.ts";

/** The part of `Route.MetaArgs` that a head needs. */
interface MetaArgs {
  readonly loaderData: unknown;
  readonly location: { readonly pathname: string };
  /** The first is the root, whose loader returns the `SiteHead`. */
  readonly matches: readonly [{ readonly loaderData: SiteHead | undefined }, ...unknown[]];
}

interface PageData<Args extends MetaArgs> {
  readonly loaderData: NonNullable<Args["loaderData"]>;
  readonly site: NonNullable<Args["matches"][0]["loaderData"]>;
  readonly pathname: string;
}

/** The head of a page. Its path defaults to that of the request. */
export type PageMeta = Omit<PageHead, "pathname"> & Partial<Pick<PageHead, "pathname">>;

/**
 * Creates a route's `meta` from a description of the page. It is empty if the loader of the page or of the root failed.
 * @example export const meta: Route.MetaFunction = pageMeta(({ loaderData }) => ({ ...loaderData.copy.meta, ogImage: "home" }));
 */
export function pageMeta<Args extends MetaArgs>(
  describe: (page: PageData<Args>) => PageMeta,
): (args: Args) => MetaDescriptor[] {
  return ({ loaderData, matches: [{ loaderData: site }], location: { pathname } }) =>
    loaderData && site
      ? pageHead(site, { pathname, ...describe({ loaderData, site, pathname }) })
      : [];
}
