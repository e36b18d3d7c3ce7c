import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { RequestHandler } from "express";
import { type Zippable, zipSync } from "fflate";
import { downloadableNames, downloadPath, downloadPaths } from "../../content/downloads.ts";
import { locales } from "../../i18n/locales.ts";
import { cacheControl } from "../../protocol/cache-control.ts";
import { withLinksTo } from "../rendering/pdf-links.ts";
import { endByPreconditions } from "./conditional-response.ts";

interface Download {
  readonly bytes: Buffer;
  readonly etag: string;
}

/**
 * The legal documents as PDFs, and all of a language as one zip. Their links are absolute, so that they work
 * wherever a file is kept; only the running site knows its origin.
 */
export function documents(directory: string, siteUrl: string): RequestHandler {
  let downloads: ReadonlyMap<string, Download> | undefined;
  return (request, response, next) => {
    if (downloadPaths.has(request.path)) downloads ??= readDownloads(directory, siteUrl);
    const download = downloads?.get(request.path);
    if (!download) return next();
    const { bytes, etag } = download;
    response.set("Cache-Control", cacheControl.file);
    if (endByPreconditions(request, response, { etag })) return;
    response.type(extname(request.path)).send(bytes);
  };
}

function readDownloads(directory: string, siteUrl: string): Map<string, Download> {
  const downloads = new Map<string, Download>();
  const add = (path: string, bytes: Buffer) => {
    const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    downloads.set(path, { bytes, etag: `"${hash}"` });
  };
  for (const locale of locales) {
    const pdfs = downloadableNames.map((name) => {
      const path = downloadPath(locale, name);
      const pdf = withLinksTo(siteUrl, readFileSync(join(directory, path)));
      add(path, pdf);
      return [`${name}.pdf`, pdf] as const;
    });
    add(downloadPath(locale, "all"), zipPdfs(pdfs));
  }
  return downloads;
}

/** PDFs are compressed already. A zip has no time zones: midnight here is midnight anywhere. */
function zipPdfs(pdfs: readonly (readonly [name: string, pdf: Buffer])[]): Buffer {
  const files: Zippable = {};
  for (const [name, pdf] of pdfs) {
    // The day of its last change.
    const [, year, month, day] = /\(D:(\d{4})(\d\d)(\d\d)/.exec(pdf.toString("latin1")) ?? [];
    files[name] = [pdf, { level: 0, mtime: `${year}-${month}-${day}T00:00:00` }];
  }
  return Buffer.from(zipSync(files));
}
