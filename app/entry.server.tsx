import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { settingsContext } from "./server-context.ts";

export { createLoadContext } from "./server-context.ts";

/** A rendering that takes longer than this many milliseconds is given up. */
const renderTimeout = 6_000;

/** Renders a document as a whole: nothing streams, so that it can be hashed, compressed and kept. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // RFC 9110, section 9.3.2: the same headers, no body.
  if (request.method === "HEAD") return new Response(null, { status, headers });

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          const body = new PassThrough({
            final(callback) {
              // Not clearing it would hold the whole rendering in memory until it fires.
              clearTimeout(timer);
              callback();
            },
          });
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
        onError: reject,
      },
    );
    const timer = setTimeout(() => abort(new Error("The rendering timed out.")), renderTimeout);
  });
}

/** A visitor who left is no error; everything else goes to the log. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) {
    context.get(settingsContext).onError(error, new URL(request.url).pathname);
  }
};
