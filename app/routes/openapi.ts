import { openapiText } from "../api/reference.server.ts";
import { getLocale } from "../i18n/copy.server.ts";
import { settingsContext } from "../load-context.server.ts";
import type { Route } from "./+types/openapi";

/** The OpenAPI document in the language of the path. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  return new Response(openapiText(getLocale(context), siteUrl), {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}
