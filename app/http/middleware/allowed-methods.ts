import type { RequestHandler } from "express";
import { type BuildSource, summaryOf } from "../rendering/build-source.ts";
import { routeOfPath } from "../rendering/route-of-path.ts";
import type { ErrorPages } from "./error-page.ts";

/**
 * Answers OPTIONS, and 405 to methods that a path doesn't allow (RFC 9110, section 15.5.6); React Router would
 * answer 500 to some. Only pages with a form allow POST.
 */
export function allowedMethods(
  { production, load }: BuildSource,
  errorPages: ErrorPages,
): RequestHandler {
  return async (request, response, next) => {
    const { method, path } = request;
    if (method === "GET" || method === "HEAD") return next();
    const { routes } = production ?? summaryOf(await load());
    // The `.data` path of a page counts as the page.
    const allowsPost = routeOfPath(routes, path.replace(/\.data$/, ""))?.hasAction ?? false;
    if (method === "POST" && allowsPost) return next();
    response.set("Allow", `GET, HEAD, ${allowsPost ? "POST, " : ""}OPTIONS`);
    if (method === "OPTIONS") return void response.status(204).end();
    errorPages.send(request, response, 405);
  };
}
