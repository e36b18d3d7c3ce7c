import { legalDocument } from "../content/legal.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { pageMeta } from "../seo/page-head.ts";
import type { Route } from "./+types/privacy";
import { DocumentPage, documentHead } from "./legal/document-page.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    copy: getCopy(context, url, "legal"),
    document: legalDocument(getLocale(url), "privacy"),
    download: "privacy" as const,
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData, ...page }) =>
  documentHead(loaderData.document, { ...page, ogImage: "privacy" }),
);

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <DocumentPage {...loaderData} />;
}
