import { getLocale } from "../i18n/copy.server.ts";
import { settingsContext } from "../load-context.server.ts";
import { llmsText } from "../seo/text/llms-text.server.ts";
import type { Route } from "./+types/llms";

/** llms.txt (llmstxt.org). */
export async function loader({ context }: Route.LoaderArgs) {
  const text = await llmsText(getLocale(context), context.get(settingsContext));
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
