import { redirect } from "react-router";
import { movedPath } from "../content/posts.server.ts";
import { markdownPath, pathOfMarkdown } from "../i18n/paths.ts";
import { settingsContext } from "../load-context.server.ts";
import { markdownResponse } from "../seo/text/page-texts.server.ts";
import type { Route } from "./+types/markdown";

/** A page, a post, an author or a job as Markdown. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pathOfMarkdown(url.pathname);
  // `/zh.md` is no Markdown version: that of the home page is `/zh/index.md`.
  const isCanonical = markdownPath(page) === url.pathname;
  const moved = isCanonical && movedPath(page);
  if (moved) return redirect(markdownPath(moved), 308);
  const response = isCanonical && (await markdownResponse(page, context.get(settingsContext)));
  if (response) return response;
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  return new Response("Not found\n", { status: 404, headers });
}
