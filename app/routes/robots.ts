import { settingsContext } from "../load-context.server.ts";
import type { Route } from "./+types/robots";

/** robots.txt (RFC 9309) allows everything; pages that should not be listed have `noindex`. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
