import { arazzoDocuments } from "virtual:api-reference";
import { getLocale } from "../i18n/copy.server.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { settingsContext } from "../load-context.server.ts";
import type { Route } from "./+types/arazzo";

/** The Arazzo document in the language of the path. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const text = JSON.stringify(arazzoDocuments[getLocale(url)], null, 2);
  return new Response(interpolate(text, { siteUrl }), {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}
