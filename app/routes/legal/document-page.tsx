import type { ReactNode } from "react";
import type { DownloadableName } from "../../content/downloads.ts";
import type { PageDocument } from "../../content/page-document.server.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import type { Page } from "../../pages.ts";
import type { PageMeta, SiteHead } from "../../seo/page-head.ts";
import { breadcrumbs } from "../../seo/page-head.ts";
import { PageTop } from "../../ui/page-top.tsx";
import { DocumentBody } from "./document-body.tsx";

interface DocumentPageProps {
  document: PageDocument;
  download: DownloadableName | undefined;
  copy: CopyOf<"legal">;
  children?: ReactNode;
}

/** The page of a legal document. */
export function DocumentPage({ document, download, copy, children }: DocumentPageProps) {
  return (
    <>
      <PageTop heading={document.title} lede={document.description} />
      <div className="section">
        <div className="wrap day-rule">
          <DocumentBody document={document} download={download} copy={copy} />
        </div>
      </div>
      {children}
    </>
  );
}

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
