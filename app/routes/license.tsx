import { legalDocument } from "../content/legal.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { pageMeta } from "../seo/page-head.ts";
import * as chips from "../ui/chips.module.css";
import { Section } from "../ui/section.tsx";
import type { Route } from "./+types/license";
import { DocumentPage, documentHead } from "./legal/document-page.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale(url);
  const { title, description, headings } = legalDocument(locale, "api-terms");
  return {
    copy: getCopy(context, url, "legal"),
    document: legalDocument(locale, "license"),
    apiTerms: { title, description, headings: headings.filter(({ level }) => level === 2) },
  };
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData, ...page }) =>
  documentHead(loaderData.document, { ...page, ogImage: "license" }),
);

/**
 * The license agreement, and links to the terms of the API. These terms stood here once: the links have the IDs of
 * their sections, for addresses of that time.
 */
export default function License({
  loaderData: { copy, document, apiTerms },
}: Route.ComponentProps) {
  const path = pagePath(useLocale(), "api-terms");
  return (
    <DocumentPage document={document} download="license" copy={copy}>
      <Section id="api-terms" heading={apiTerms.title} lede={apiTerms.description} split>
        <nav className={chips.chips} aria-label={apiTerms.title}>
          {apiTerms.headings.map(({ id, text }) => (
            <a key={id} id={id} href={`${path}#${id}`}>
              {text}
            </a>
          ))}
        </nav>
      </Section>
    </DocumentPage>
  );
}
