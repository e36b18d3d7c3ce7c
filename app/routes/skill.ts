import { settingsContext } from "../load-context.server.ts";
import { skillText } from "../seo/text/skill.server.ts";
import { skillLocale } from "../seo/text/skill-paths.ts";
import type { Route } from "./+types/skill";

/** The skill of using the API, in the language of its name. */
export function loader({ context, url }: Route.LoaderArgs) {
  const locale = skillLocale(url.pathname);
  if (!locale) {
    const headers = { "Content-Type": "text/plain; charset=utf-8" };
    return new Response("Not found\n", { status: 404, headers });
  }
  return new Response(skillText(locale, context.get(settingsContext).siteUrl), {
    headers: { "Content-Type": "text/markdown; charset=utf-8" },
  });
}
