import type { RequestHandler } from "express";
import { matchRoutes } from "react-router";
import type { SiteBuild } from "../rendering/server-build.ts";
import { sendStaticPage } from "./error-page.ts";

/**
 * Answers methods that a path doesn't take, before React Router does it with a 500 or the log calls it
 * an error (RFC 9110, section 15.5.6). Only pages with a form take posts.
 */
export function limitMethods(build: SiteBuild | (() => Promise<SiteBuild>)): RequestHandler {
  return async (request, response, next) => {
    const { method, path } = request;
    if (method === "GET" || method === "HEAD") return next();
    const posts = takesPosts(typeof build === "function" ? await build() : build, path);
    if (method === "POST" && posts) return next();
    response.set("Allow", `GET, HEAD, ${posts ? "POST, " : ""}OPTIONS`);
    if (method === "OPTIONS") return void response.status(204).end();
    sendStaticPage(request, response, 405);
  };
}

/** Whether the page at a path, or behind its data, has an action. */
function takesPosts({ routes }: SiteBuild, path: string): boolean {
  const pages = Object.values(routes).flatMap((route) =>
    route?.parentId ? [{ id: route.id, path: route.path ?? "", caseSensitive: true }] : [],
  );
  const match = matchRoutes(pages, path.replace(/\.data$/, ""))?.at(-1);
  return match !== undefined && routes[match.route.id]?.module.action !== undefined;
}
