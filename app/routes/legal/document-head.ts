import type { PageDocument } from "../../content/page-document.server.ts";
import type { Page } from "../../pages.ts";
import { breadcrumbs } from "../../seo/breadcrumbs.ts";
import type { SiteHead } from "../../seo/page-head.ts";
import type { PageMeta } from "../../seo/page-meta.ts";

/** The head of a legal document's page. */
export function documentHead(
  { title, description }: PageDocument,
  { site, pathname, ogImage }: { site: SiteHead; pathname: string; ogImage: Page },
): PageMeta {
  return {
    title,
    description,
    ogImage,
    structuredData: [breadcrumbs(site, { name: title, path: pathname })],
  };
}
