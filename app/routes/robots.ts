import { settingsContext } from "../load-context.server.ts";
import type { Route } from "./+types/robots";

/** Everything may be crawled: what should not be found says so itself with `noindex` (RFC 9309). */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
