import type { RequestHandler } from "express";
import type { Leads } from "../../leads/.server/service.ts";
import { cacheControl } from "../../protocol/cache-control.ts";

/**
 * `GET /readyz`, for load balancers: 503 until the site can store what people send, and
 * from the moment that it is told to stop.
 */
export function readiness(
  { health }: Pick<Leads, "health">,
  isStopping: () => boolean,
): RequestHandler {
  return async (_, response) => {
    const reason = isStopping() ? "stopping" : (await health()) ? undefined : "no store";
    response
      .status(reason ? 503 : 200)
      .set("Cache-Control", cacheControl.noStore)
      .type("text")
      .send(`${reason ?? "ok"}\n`);
  };
}
