import type { PageDocument } from "../../content/page-document.server.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { Contents } from "../../ui/contents.tsx";
import { Prose } from "../../ui/prose.tsx";

interface DocumentBodyProps {
  document: PageDocument;
  copy: CopyOf<"legal">;
}

/** A legal document beside the list of its sections. */
export function DocumentBody({ document, copy }: DocumentBodyProps) {
  const { title, updated, headings, html } = document;
  return (
    <div className="document">
      <Contents label={copy.onThisPage} name={`${copy.onThisPage}: ${title}`} headings={headings} />
      <div>
        <p className="note updated">
          {copy.updated} <time dateTime={updated.date}>{updated.label}</time>
        </p>
        <Prose html={html} />
      </div>
    </div>
  );
}
