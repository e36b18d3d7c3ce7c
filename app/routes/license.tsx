import { legalDocument, nested } from "../content/legal.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { Section } from "../ui/section.tsx";
import type { Route } from "./+types/license";
import { DocumentBody } from "./legal/document-body.tsx";
import { documentHead } from "./legal/document-head.ts";
import { DocumentPage } from "./legal/document-page.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale(url);
  return {
    copy: getCopy(context, url, "legal"),
    document: legalDocument(locale, "license"),
    apiTerms: nested(legalDocument(locale, "api-terms")),
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData, ...page }) =>
  documentHead(loaderData.document, { ...page, ogImage: "license" }),
);

/** The license agreement and the terms of the API. */
export default function License({
  loaderData: { copy, document, apiTerms },
}: Route.ComponentProps) {
  return (
    <DocumentPage document={document} download="license" copy={copy}>
      <Section id="api-terms" heading={apiTerms.title} lede={apiTerms.description}>
        <DocumentBody document={apiTerms} download="api-terms" copy={copy} />
      </Section>
    </DocumentPage>
  );
}
