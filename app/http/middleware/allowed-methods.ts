import type { RequestHandler } from "express";
import { matchRoutes } from "react-router";
import { type BuildSource, type BuildSummary, summaryOf } from "../rendering/build-source.ts";
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
    const summary = production ?? summaryOf(await load());
    const allowsPost = hasAction(summary, path);
    if (method === "POST" && allowsPost) return next();
    response.set("Allow", `GET, HEAD, ${allowsPost ? "POST, " : ""}OPTIONS`);
    if (method === "OPTIONS") return void response.status(204).end();
    errorPages.send(request, response, 405);
  };
}

/** Whether the page at a path takes a form. Its `.data` path counts as the page. */
function hasAction({ routes }: BuildSummary, path: string): boolean {
  const pages = Object.values(routes).flatMap((route) =>
    route && route.id !== "root"
      ? [{ id: route.id, path: route.path ?? "", caseSensitive: true }]
      : [],
  );
  const id = matchRoutes(pages, path.replace(/\.data$/, ""))?.at(-1)?.route.id ?? "";
  return routes[id]?.hasAction ?? false;
}
