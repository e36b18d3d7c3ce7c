import type { RequestHandler } from "express";
import { cacheControl } from "../../protocol/cache-control.ts";

interface JsonBodyOptions {
  /** Media types; other bodies are ignored. */
  type: string[];
  /** In bytes. */
  limit: number;
}

/**
 * Parses a JSON body into `request.body`, which is undefined if it is not JSON. A body over the limit gets a 413
 * without a page: only scripts send requests here.
 */
export function jsonBody({ type, limit }: JsonBodyOptions): RequestHandler {
  return (request, response, next) => {
    const body: unknown = request.body;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    if (bytes.length > limit) {
      return void response.status(413).set("Cache-Control", cacheControl.noStore).end();
    }
    request.body = request.is(type) ? parse(bytes.toString()) : undefined;
    next();
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
