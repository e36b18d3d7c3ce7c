import { type Locale, localeTable } from "../../i18n/locales.ts";
import { questionPath } from "../../i18n/paths.ts";
import { questionLocale } from "../../i18n/question-locale.ts";
import { dictionaries } from "../../site/locales/dictionaries.ts";
import { copyButton, icon } from "./code-frame.ts";
import { escapeHtml } from "./escape-html.ts";

/**
 * Renders a prompt as what a person says: a bubble for each of its turns, which a blank line separates. It can be
 * copied, and its first turn asked in the chat; the others only make sense after an answer.
 */
export function promptBubble(prompt: string, locale: Locale): string {
  const turns = prompt.split(/\n{2,}/);
  const [question = ""] = turns;
  const { tag } = localeTable[questionLocale(prompt, locale)];
  const lang = tag === localeTable[locale].tag ? "" : ` lang="${tag}"`;
  const said = turns.map((turn) => `<p>${escapeHtml(turn)}</p>`).join("\n");
  const address = escapeHtml(questionPath(locale, question));
  return (
    `<div class="prompt"><blockquote${lang}>${said}</blockquote>` +
    `<div class="prompt-tools">${copyButton(locale)}` +
    `<a href="${address}" rel="nofollow">${dictionaries[locale].codeBlock.ask}${icon("arrow")}</a></div></div>`
  );
}
