import { createGzip, type Gzip } from "node:zlib";
import type { Request, Response } from "express";

const text = /^(text\/|application\/([\w.-]+\+)?(json|xml)\b)/;

/**
 * Compression for what is rendered for one request, where the client takes it and the answer lets itself
 * be changed (`no-transform`: RFC 9111, 5.2.2.6). Quick rather than small: nothing of it is kept.
 */
export function compression(request: Request, response: Response): Gzip | undefined {
  const type = response.get("Content-Type") ?? "";
  if (!text.test(type) || /no-transform/.test(response.get("Cache-Control") ?? ""))
    return undefined;
  response.vary("Accept-Encoding");
  const wanted = request.acceptsEncodings("gzip", "identity");
  if (wanted !== "gzip" || response.statusCode === 304) return undefined;
  response.set("Content-Encoding", "gzip");
  return createGzip({ level: 4 });
}
