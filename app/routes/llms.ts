import { getLocale } from "../i18n/copy.server.ts";
import { llmsText } from "../llms/llms-text.server.ts";
import { settingsContext } from "../load-context.server.ts";
import type { Route } from "./+types/llms";

/** llms.txt (llmstxt.org). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const text = llmsText(getLocale(url), siteUrl);
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
