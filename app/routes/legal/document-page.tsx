import type { ReactNode } from "react";
import type { PageDocument } from "../../content/page-document.server.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { PageTop } from "../../ui/page-top.tsx";
import { DocumentBody } from "./document-body.tsx";

interface DocumentPageProps {
  document: PageDocument;
  copy: CopyOf<"legal">;
  children?: ReactNode;
}

/** A page that is one legal document: a plain title and a column of prose. */
export function DocumentPage({ document, copy, children }: DocumentPageProps) {
  return (
    <>
      <PageTop heading={document.title} lede={document.description} />
      <div className="section">
        <div className="wrap day">
          <DocumentBody document={document} copy={copy} />
        </div>
      </div>
      {children}
    </>
  );
}
