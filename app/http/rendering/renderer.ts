import { setImmediate } from "node:timers/promises";
import type { RequestHandler, RouterContextProvider } from "react-router";
import { renderingLimits } from "../../limits.ts";
import type { BuildSource } from "./build-source.ts";

/** Thrown if no further rendering may wait. */
export class QueueFullError extends Error {}

/** Thrown if React Router can't even render its error page. `handleError` has logged the reason. */
export class RenderingError extends Error {}

/** Renders a response. `client` is the network that requests it; empty if none does. */
export type Render = (
  request: Request,
  context: RouterContextProvider,
  client?: string,
) => Promise<Response>;

/**
 * Creates a function that renders with React Router, within the limits of the process. React Router and the build are
 * loaded at the first rendering.
 */
export function createRenderer(source: BuildSource): Render {
  let handle: RequestHandler | undefined;
  const run = limitConcurrency(renderingLimits);
  let turn = Promise.resolve();
  return (request, context, client = "") =>
    run(client, async () => {
      // Each turn of the event loop starts only one, so that stored pages are served in between.
      turn = turn.then(() => setImmediate());
      await turn;
      // The client may have disconnected while its request was queued.
      request.signal.throwIfAborted();
      handle ??= await createHandler(source);
      const response = await handle(request, context);
      if (isFallbackResponse(response)) throw new RenderingError();
      return response;
    });
}

async function createHandler({ production, load }: BuildSource): Promise<RequestHandler> {
  const { createRequestHandler } = await import("react-router");
  return production
    ? createRequestHandler(await load(), "production")
    : createRequestHandler(load, "development");
}

/** React Router's plain-text response for errors that its error boundary can't show. */
function isFallbackResponse({ status, headers }: Response): boolean {
  return status === 500 && headers.get("Content-Type") === "text/plain";
}

/** The numbers of tasks that run at once, that wait, and that wait for one client. */
type Limits = Record<"running" | "waiting" | "waitingPerClient", number>;

/**
 * Limits how many tasks run at once and how many wait. Clients that wait take turns, so that none waits for all tasks of
 * another.
 * @returns a function that runs a task of a client, or throws `QueueFullError` if no more may wait
 */
export function limitConcurrency({ running, waiting, waitingPerClient }: Limits) {
  let free = running;
  let waitingNow = 0;
  /** Waiting tasks by client, in the order of the clients' turns. */
  const queues = new Map<string, (() => void)[]>();

  function wait(client: string): Promise<void> {
    const queue = queues.get(client) ?? [];
    if (waitingNow >= waiting || queue.length >= waitingPerClient) throw new QueueFullError();
    waitingNow++;
    queues.set(client, queue);
    return new Promise((resolve) => queue.push(resolve));
  }

  /** Gives the slot of a finished task to the next one. */
  function release(): void {
    const [first] = queues;
    if (!first) {
      free++;
      return;
    }
    const [client, queue] = first;
    const start = queue.shift();
    queues.delete(client);
    if (queue.length > 0) queues.set(client, queue);
    waitingNow--;
    start?.();
  }

  return async function run<Result>(client: string, task: () => Promise<Result>): Promise<Result> {
    if (free > 0) free--;
    else await wait(client);
    try {
      return await task();
    } finally {
      release();
    }
  };
}
