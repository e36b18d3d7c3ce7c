import { type Locale, localeTable } from "../../i18n/locales.ts";
import { inLocale } from "../../i18n/paths.ts";

/**
 * Creates the URL of the chat: the path of the built-in preview, with a question for it to answer, or the URL of the
 * application with the language in its query.
 */
export function createChatUrl(app: string | undefined, locale: Locale, question = ""): string {
  if (!app) {
    const path = inLocale(locale, "/preview-chat");
    return question ? `${path}?q=${encodeURIComponent(question)}` : path;
  }
  const url = new URL(app);
  url.searchParams.set("lang", localeTable[locale].tag);
  return url.href;
}
