import type { RequestHandler } from "express";
import { cacheControl } from "../../protocol/cache-control.ts";

interface JsonBodyOptions {
  /** Media types; a body of another one is not read. */
  type: string[];
  /** Bytes. */
  limit: number;
}

/**
 * Parses what programs send into `request.body`; undefined if it is no JSON. A body that is too long gets a bare
 * status: nobody looks at the answer.
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
