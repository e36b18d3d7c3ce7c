import type { RequestHandler } from "express";
import type { Leads } from "../../leads/.server/service.ts";
import { cacheControl } from "../../response-headers.ts";

/**
 * `GET /readyz` is for load balancers: 503 as soon as the process is shutting down. Without its store the site still
 * serves every page, so that only `GET /readyz?store`, for deployments and monitoring, is 503 then.
 */
export function readiness(
  { health }: Pick<Leads, "health">,
  isStopping: () => boolean,
): RequestHandler {
  return async ({ query }, response) => {
    const withoutStore = "store" in query && !(await health());
    const reason = isStopping() ? "stopping" : withoutStore ? "store unavailable" : undefined;
    response
      .status(reason ? 503 : 200)
      .set("Cache-Control", cacheControl.noStore)
      .type("text")
      .send(`${reason ?? "ok"}\n`);
  };
}
