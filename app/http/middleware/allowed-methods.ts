import type { RequestHandler } from "express";
import type { AppContext } from "../app.ts";

/**
 * Answers OPTIONS, and 405 to methods that a path doesn't allow (RFC 9110, section 15.5.6); React Router would
 * answer 500 to some. Only pages with a form allow POST.
 */
export function allowedMethods({ source, errorPages }: AppContext): RequestHandler {
  const { production, load, matchRoute } = source;
  return async (request, response, next) => {
    const { method, path } = request;
    if (method === "GET" || method === "HEAD") return next();
    // In development, routes are known only after they have been loaded.
    if (!production) await load();
    const allowsPost = matchRoute(path)?.hasAction === true;
    if (method === "POST" && allowsPost) return next();
    response.set("Allow", `GET, HEAD, ${allowsPost ? "POST, " : ""}OPTIONS`);
    if (method === "OPTIONS") return void response.status(204).end();
    errorPages.send(request, response, 405);
  };
}
