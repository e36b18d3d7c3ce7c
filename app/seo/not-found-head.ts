import type { MetaDescriptor } from "react-router";
import { type PageHead, pageHead, type SiteHead } from "./page-head.ts";

/** The head of the not-found page, whichever route says that there is nothing at this address. */
export function notFoundHead(
  site: SiteHead,
  { meta }: { readonly meta: Pick<PageHead, "title" | "description"> },
  pathname: string,
): MetaDescriptor[] {
  return pageHead(site, { ...meta, pathname, picture: "home", noindex: true });
}
