import { copyIn, getLocale } from "../i18n/copy.server.ts";
import { settingsContext } from "../load-context.server.ts";
import { pageTexts } from "../seo/text/page-texts.server.ts";
import type { Route } from "./+types/llms-full";

/** llms-full.txt: every page of the sitemap in one language, as Markdown (llmstxt.org). */
export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const pages = await pageTexts(locale, context.get(settingsContext));
  const { titleSuffix } = copyIn(locale, "chrome");
  const { summary } = copyIn(locale, "llms");
  const texts = [`# ${titleSuffix}\n\n> ${summary}\n`, ...pages.map(({ markdown }) => markdown)];
  return new Response(texts.join("\n---\n\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
