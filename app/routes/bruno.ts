import { documents } from "virtual:api-reference";
import { brunoCollection } from "../api-reference/formats/bruno.ts";
import { collection } from "../api-reference/formats/collection.ts";
import { copyIn, getLocale } from "../i18n/copy.server.ts";
import { settingsContext } from "../load-context.server.ts";
import type { Route } from "./+types/bruno";

/** The collection for Bruno in the language of the path. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const locale = getLocale(url);
  const { collection: copy } = copyIn(locale, "apiFormats");
  const endpoints = collection(documents[locale], siteUrl, copy);
  return new Response(JSON.stringify(brunoCollection(endpoints, copy), null, 2), {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}
