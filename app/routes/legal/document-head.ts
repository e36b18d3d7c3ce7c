import type { MetaDescriptor } from "react-router";
import type { PageDocument } from "../../content/page-document.server.ts";
import type { Page } from "../../pages.ts";
import { breadcrumbs } from "../../seo/breadcrumbs.ts";
import { pageHead, type SiteHead } from "../../seo/page-head.ts";

/** The head of a page that is one legal document. */
export function documentHead(
  site: SiteHead,
  { title, description }: PageDocument,
  { pathname, picture }: { pathname: string; picture: Page },
): MetaDescriptor[] {
  return pageHead(site, {
    title,
    description,
    pathname,
    picture,
    markdown: true,
    structuredData: [breadcrumbs(site, { name: title, path: pathname })],
  });
}
