import { settingsContext } from "../load-context.server.ts";
import { robotsText } from "../seo/robots-text.ts";
import { crawlerPolicy } from "../site/site.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  const text = robotsText(context.get(settingsContext).siteUrl, crawlerPolicy);
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
