import { createRequestHandler, type RouterContextProvider } from "react-router";
import { limitConcurrency } from "./concurrency.ts";
import type { SiteBuild } from "./server-build.ts";

/**
 * Rendering keeps the only thread busy, so more at once would not be faster, but some of them wait for the
 * store. Eighty renderings take less than a second.
 */
const room = { running: 16, waiting: 64 };

/** React Router gave up, after it told `handleError` why. */
export class RenderingFailed extends Error {}

export type Render = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** React Router, as often at once as the process can take. */
export function createRenderer(build: SiteBuild | (() => Promise<SiteBuild>)): Render {
  const mode = typeof build === "function" ? "development" : "production";
  const handle = createRequestHandler(build, mode);
  const run = limitConcurrency(room);
  return (request, context) =>
    run(async () => {
      // A client that left while its request was queued reads no answer.
      request.signal.throwIfAborted();
      const response = await handle(request, context);
      if (isLastResort(response)) throw new RenderingFailed();
      return response;
    });
}

/** React Router's line of text for when even the page for errors can't be rendered, or a file breaks. */
function isLastResort({ status, headers }: Response): boolean {
  return status === 500 && headers.get("Content-Type") === "text/plain";
}
