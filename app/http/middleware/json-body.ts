import express, { type RequestHandler } from "express";

interface JsonBodyOptions {
  /** Media types; a body of another one is not read. */
  type: string[];
  /** Bytes. */
  limit: number;
}

/**
 * Reads what programs send. A body that is too long, compressed or not JSON gets a bare status: nobody
 * looks at the answer.
 */
export function jsonBody(options: JsonBodyOptions): RequestHandler {
  const read = express.json({ ...options, inflate: false });
  return (request, response, next) => {
    read(request, response, (error?: { status?: number }) => {
      if (!error) return next();
      response.set({ "Cache-Control": "no-store", Connection: "close" });
      response.status(error.status ?? 400).end();
    });
  };
}
