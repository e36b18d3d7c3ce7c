import { getLocale } from "../i18n/copy.server.ts";
import { llmsFullText } from "../llms/llms-full-text.server.ts";
import { settingsContext } from "../load-context.server.ts";
import type { Route } from "./+types/llms-full";

/** llms-full.txt, the text of all pages (llmstxt.org). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const text = await llmsFullText(getLocale(url), context.get(settingsContext));
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
