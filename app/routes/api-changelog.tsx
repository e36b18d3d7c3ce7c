import { legalDocument } from "../content/legal.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { pageMeta } from "../seo/page-head.ts";
import type { Route } from "./+types/api-changelog";
import { DocumentPage, documentHead } from "./legal/document-page.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    copy: getCopy(context, url, "legal"),
    document: legalDocument(getLocale(url), "api-changelog"),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData, ...page }) =>
  documentHead(loaderData.document, { ...page, ogImage: "api-changelog" }),
);

/** What has changed in the API. */
export default function ApiChangelog({ loaderData: { copy, document } }: Route.ComponentProps) {
  return <DocumentPage document={document} download={undefined} copy={copy} />;
}
