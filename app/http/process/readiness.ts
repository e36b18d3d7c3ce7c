import type { RequestHandler } from "express";
import type { Leads } from "../../leads/.server/service.ts";
import { cacheControl } from "../../protocol/cache-control.ts";

/**
 * `GET /readyz`, for load balancers: 503 while the site can't store leads, and as soon as the process
 * is shutting down.
 */
export function readiness(
  { health }: Pick<Leads, "health">,
  isStopping: () => boolean,
): RequestHandler {
  return async (_, response) => {
    const reason = isStopping() ? "stopping" : (await health()) ? undefined : "store unavailable";
    response
      .status(reason ? 503 : 200)
      .set("Cache-Control", cacheControl.noStore)
      .type("text")
      .send(`${reason ?? "ok"}\n`);
  };
}
