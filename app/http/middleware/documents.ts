import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { RequestHandler } from "express";
import { type Zippable, zipSync } from "fflate";
import type { Config } from "../../config/config.ts";
import { downloadableNames, downloadPath, downloadPaths } from "../../content/downloads.ts";
import { hasOptionalSections } from "../../content/optional-sections.ts";
import { locales } from "../../i18n/locales.ts";
import { cacheControl } from "../../protocol/cache-control.ts";
import { setLinkOrigin } from "../rendering/pdf-links.ts";
import { endByPreconditions } from "./conditional-response.ts";

interface Download {
  readonly bytes: Buffer;
  readonly etag: string;
}

type DocumentsConfig = Pick<Config, "siteUrl" | "assistant">;

/**
 * Serves the legal documents as PDFs, and those of a language as one zip. Links in a saved PDF must be absolute,
 * and only the running site knows its origin, so they are set here instead of at build time.
 */
export function documents(directory: string, config: DocumentsConfig): RequestHandler {
  let downloads: ReadonlyMap<string, Download> | undefined;
  return (request, response, next) => {
    if (downloadPaths.has(request.path)) downloads ??= readDownloads(directory, config);
    const download = downloads?.get(request.path);
    if (!download) return next();
    const { bytes, etag } = download;
    response.set("Cache-Control", cacheControl.file);
    if (endByPreconditions(request, response, { etag })) return;
    response.type(extname(request.path)).send(bytes);
  };
}

function readDownloads(
  directory: string,
  { siteUrl, assistant }: DocumentsConfig,
): Map<string, Download> {
  const downloads = new Map<string, Download>();
  const add = (path: string, bytes: Buffer) => {
    const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    downloads.set(path, { bytes, etag: `"${hash}"` });
  };
  // The PDF of the privacy policy was made before anybody knew which optional sections it has.
  const optional = { assistantHost: assistant?.endpoint };
  const names = downloadableNames.filter(
    (name) => name !== "privacy" || !hasOptionalSections(optional),
  );
  for (const locale of locales) {
    const pdfs = names.map((name) => {
      const path = downloadPath(locale, name);
      const pdf = setLinkOrigin(siteUrl, readFileSync(join(directory, path)));
      add(path, pdf);
      return [`${name}.pdf`, pdf] as const;
    });
    add(downloadPath(locale, "all"), zipPdfs(pdfs));
  }
  return downloads;
}

/** Zips PDFs without compression, which they have already. Times in a zip have no time zone. */
function zipPdfs(pdfs: readonly (readonly [name: string, pdf: Buffer])[]): Buffer {
  const files: Zippable = {};
  for (const [name, pdf] of pdfs) {
    // The date of the last change.
    const [, year, month, day] = /\(D:(\d{4})(\d\d)(\d\d)/.exec(pdf.toString("latin1")) ?? [];
    files[name] = [pdf, { level: 0, mtime: `${year}-${month}-${day}T00:00:00` }];
  }
  return Buffer.from(zipSync(files));
}
