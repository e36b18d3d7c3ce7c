import type { ReactNode } from "react";
import { type DownloadableName, downloadPath } from "../../content/downloads.ts";
import type { PageDocument } from "../../content/page-document.server.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Contents } from "../../ui/contents.tsx";
import * as layout from "../../ui/document.module.css";
import { Prose } from "../../ui/prose.tsx";

interface DocumentBodyProps {
  document: PageDocument;
  /** The name of its PDF, if there is one. */
  download?: DownloadableName | undefined;
  /** The level of the smallest headings that its table of contents lists. */
  depth?: number;
  copy: CopyOf<"legal">;
  /** Content above its text. */
  children?: ReactNode;
}

/** A document with a table of contents. */
export function DocumentBody({ document, download, depth, copy, children }: DocumentBodyProps) {
  const { title, updated, headings, html } = document;
  const locale = useLocale();
  return (
    <div className={`beside ${layout.document}`}>
      <Contents
        label={copy.onThisPage}
        name={formatMessage(copy.contentsOf, { title })}
        headings={headings}
        depth={depth}
      />
      <div>
        {children}
        <p className="note dotted space-below">
          <span>
            {copy.updated} <time dateTime={updated.date}>{updated.label}</time>
          </span>
          {download && (
            <a href={downloadPath(locale, download)}>
              {copy.download}
              <span className="visually-hidden"> {title}</span>
            </a>
          )}
        </p>
        <Prose html={html} />
      </div>
    </div>
  );
}
