import { legalDocument } from "../content/legal.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { pageMeta } from "../seo/page-head.ts";
import type { Route } from "./+types/api-terms";
import { DocumentPage, documentHead } from "./legal/document-page.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    copy: getCopy(context, url, "legal"),
    document: legalDocument(getLocale(url), "api-terms"),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData, ...page }) =>
  documentHead(loaderData.document, { ...page, ogImage: "api-terms" }),
);

/** The terms of the API. */
export default function ApiTerms({ loaderData: { copy, document } }: Route.ComponentProps) {
  return <DocumentPage document={document} download="api-terms" copy={copy} />;
}
