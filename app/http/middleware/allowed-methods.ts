import type { RequestHandler } from "express";
import { matchRoutes } from "react-router";
import type { BuildSource } from "../rendering/build-source.ts";
import type { AppBuild } from "../rendering/server-build.ts";
import type { ErrorPages } from "./error-page.ts";

/**
 * Answers OPTIONS, and 405 to methods that a path doesn't allow (RFC 9110, section 15.5.6); React Router would
 * answer 500 to some. Only pages with a form allow POST.
 */
export function allowedMethods({ load }: BuildSource, errorPages: ErrorPages): RequestHandler {
  return async (request, response, next) => {
    const { method, path } = request;
    if (method === "GET" || method === "HEAD") return next();
    const allowsPost = hasAction(await load(), path);
    if (method === "POST" && allowsPost) return next();
    response.set("Allow", `GET, HEAD, ${allowsPost ? "POST, " : ""}OPTIONS`);
    if (method === "OPTIONS") return void response.status(204).end();
    errorPages.send(request, response, 405);
  };
}

/** Whether the page at a path has an action; its `.data` path counts as the page. */
function hasAction({ routes }: AppBuild, path: string): boolean {
  const pages = Object.values(routes).flatMap((route) =>
    route?.parentId ? [{ id: route.id, path: route.path ?? "", caseSensitive: true }] : [],
  );
  const match = matchRoutes(pages, path.replace(/\.data$/, ""))?.at(-1);
  return match !== undefined && routes[match.route.id]?.module.action !== undefined;
}
