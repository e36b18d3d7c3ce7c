import { downloadableNames } from "../content/downloads.ts";
import { legalDocument } from "../content/legal.server.ts";
import { getCopy, getLocale } from "../i18n/copy.server.ts";
import { pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { hasPart, legalPages } from "../pages.ts";
import { breadcrumbs, pageMeta } from "../seo/page-head.ts";
import { PageTop } from "../ui/page-top.tsx";
import { Section } from "../ui/section.tsx";
import type { Route } from "./+types/legal";
import { DocumentBody } from "./legal/document-body.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const page = legalPages.find((page) => pagePath(locale, page) === url.pathname) ?? "privacy";
  const { title, description, headings } = legalDocument(locale, "api-terms");
  return {
    page,
    copy: getCopy(context, "legal"),
    document: legalDocument(locale, page),
    download: downloadableNames.find((name) => name === page),
    apiTerms: page === "license" &&
      hasPart("api") && {
        title,
        description,
        headings: headings.filter(({ level }) => level === 2),
      },
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

/**
 * A legal document. The license once contained the terms of the API, to which it now links. The links have the IDs of the
 * sections, so that old URLs still lead to them.
 */
export default function Legal({ loaderData }: Route.ComponentProps) {
  const { document, download, copy, apiTerms } = loaderData;
  const path = pagePath(useLocale(), "api-terms");
  return (
    <>
      <PageTop heading={document.title} lede={document.description} />
      <div className="section">
        <div className="wrap day-rule">
          <DocumentBody document={document} download={download} copy={copy} />
        </div>
      </div>
      {apiTerms && (
        <Section id="api-terms" heading={apiTerms.title} lede={apiTerms.description} split>
          <nav className="chips" aria-label={apiTerms.title}>
            {apiTerms.headings.map(({ id, text }) => (
              <a key={id} id={id} href={`${path}#${id}`}>
                {text}
              </a>
            ))}
          </nav>
        </Section>
      )}
    </>
  );
}
