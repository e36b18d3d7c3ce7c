import { copyIn } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import type { ServerSettings } from "../load-context.server.ts";
import { pageTexts } from "./page-texts.server.ts";

/** Writes llms-full.txt: every page of the sitemap in one language, as Markdown. */
export async function llmsFullText(locale: Locale, settings: ServerSettings): Promise<string> {
  const { titleSuffix } = copyIn(locale, "chrome");
  const { summary } = copyIn(locale, "llms");
  const pages = await pageTexts(locale, settings);
  const texts = pages.map(({ markdown }) => markdown);
  return [`# ${titleSuffix}\n\n> ${summary}\n`, ...texts].join("\n---\n\n");
}
