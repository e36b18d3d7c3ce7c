import { downloadableNames } from "../content/downloads.ts";
import { legalDocument } from "../content/legal.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { pagePath } from "../i18n/paths.ts";
import { legalPages } from "../pages.ts";
import { breadcrumbs, pageMeta } from "../seo/page-head.ts";
import { PageTop } from "../ui/page-top.tsx";
import type { Route } from "./+types/legal";
import { DocumentBody } from "./legal/document-body.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const page = legalPages.find((page) => pagePath(locale, page) === url.pathname) ?? "privacy";
  return {
    page,
    copy: getCopy(context, "legal"),
    document: legalDocument(locale, page),
    download: downloadableNames.find((name) => name === page),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData, site, pathname }) => {
  const { title, description } = loaderData.document;
  return {
    title,
    description,
    ogImage: loaderData.page,
    structuredData: [breadcrumbs(site, { name: title, path: pathname })],
  };
});

/** A legal document. */
export default function Legal({ loaderData }: Route.ComponentProps) {
  const { document, download, copy } = loaderData;
  return (
    <>
      <PageTop heading={document.title} lede={document.description} />
      <div className="section">
        <div className="wrap day-rule">
          <DocumentBody document={document} download={download} copy={copy} />
        </div>
      </div>
    </>
  );
}
