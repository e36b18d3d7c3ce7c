import { legalDocument } from "../content/legal.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { pageMeta } from "../seo/page-head.ts";
import type { Route } from "./+types/security";
import { DocumentPage, documentHead } from "./legal/document-page.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    copy: getCopy(context, url, "legal"),
    document: legalDocument(getLocale(url), "security"),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData, ...page }) =>
  documentHead(loaderData.document, { ...page, ogImage: "security" }),
);

export default function Security({ loaderData }: Route.ComponentProps) {
  return <DocumentPage {...loaderData} download="security" />;
}
