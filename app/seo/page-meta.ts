import type { MetaDescriptor } from "react-router";
import { type PageHead, pageHead, type SiteHead } from "./page-head.ts";

/** What of `Route.MetaArgs` a head is made from. */
interface MetaArgs {
  readonly loaderData: unknown;
  readonly location: { readonly pathname: string };
  /** The root first, whose loader knows the site. */
  readonly matches: readonly [{ readonly loaderData: SiteHead | undefined }, ...unknown[]];
}

interface PageData<Args extends MetaArgs> {
  readonly loaderData: NonNullable<Args["loaderData"]>;
  readonly site: NonNullable<Args["matches"][0]["loaderData"]>;
  readonly pathname: string;
}

/** The head of a page but for its path, which is that of the request unless the page says another. */
export type PageMeta = Omit<PageHead, "pathname"> & Partial<Pick<PageHead, "pathname">>;

/**
 * A route's `meta`: the head that its page describes, and none where the page's loader or the root's failed.
 * @example export const meta: Route.MetaFunction = pageMeta(({ loaderData }) => ({ ...loaderData.copy.meta, picture: "home" }));
 */
export function pageMeta<Args extends MetaArgs>(
  describe: (page: PageData<Args>) => PageMeta,
): (args: Args) => MetaDescriptor[] {
  return ({ loaderData, matches: [{ loaderData: site }], location: { pathname } }) =>
    loaderData && site
      ? pageHead(site, { pathname, ...describe({ loaderData, site, pathname }) })
      : [];
}
