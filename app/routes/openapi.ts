import { documents } from "virtual:api-reference";
import { getLocale } from "../i18n/copy.server.ts";
import { settingsContext } from "../load-context.server.ts";
import { absolute } from "../seo/page-head.ts";
import type { Route } from "./+types/openapi";

/** The OpenAPI document in the language of the path. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  // Makes links to the site absolute.
  const withOrigin = (key: string, value: unknown) =>
    /^(url|termsOfService)$/.test(key) && typeof value === "string" && value.startsWith("/")
      ? absolute(siteUrl, value)
      : value;
  return new Response(JSON.stringify(documents[getLocale(url)], withOrigin, 2), {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}
