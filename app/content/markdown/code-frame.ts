import { type Locale, localeTable } from "../../i18n/locales.ts";
import { isLeftOut, questionPath } from "../../i18n/paths.ts";
import { questionLocale } from "../../i18n/question-locale.ts";
import { languages } from "../../site/locales/language.ts";
import { type IconName, iconHref } from "../../ui/icon-names.ts";
import { escapeHtml } from "./escape-html.ts";
import { highlight } from "./highlight.ts";

/**
 * Renders a highlighted code block with the header that `browser/copy.ts` expects. It can be scrolled by keyboard. Long lines
 * wrap, and their continuations are indented.
 */
export function codeBlock(code: string, language: string, locale: Locale): string {
  const name = languageNames[language] ?? languages[locale].copy.codeBlock.text;
  return (
    `<div class="code"><div class="code-head"><span data-markdown="skip">${name}</span>${copyButton(locale)}</div>` +
    `<pre tabindex="0" role="group" data-language="${language}" aria-label="${name}"><code>${highlight(code, language)}</code></pre></div>`
  );
}

const languageNames: Record<string, string> = {
  bash: "Shell",
  js: "JavaScript",
  json: "JSON",
  python: "Python",
};

/** Renders the same button as `ui/copy-button.tsx`; a test compares them. */
export function copyButton(locale: Locale): string {
  const { idle } = languages[locale].copy.codeBlock;
  return `<button class="copy-button" type="button" data-copy="">${icon("copy")}${icon("check")}<span>${idle}</span></button>`;
}

/** Renders the same icon as `ui/icon.tsx`. */
function icon(name: IconName): string {
  return `<svg class="icon" aria-hidden="true"><use href="${iconHref(name)}"></use></svg>`;
}

/**
 * Renders a prompt as a chat message, with a bubble for each of its turns, which blank lines separate. It can be copied, and
 * its first turn can be asked in the chat. The others only make sense after an answer.
 */
export function promptBubble(prompt: string, locale: Locale): string {
  const turns = prompt.split(/\n{2,}/);
  const [question = ""] = turns;
  const { tag } = localeTable[questionLocale(prompt, locale)];
  const lang = tag === localeTable[locale].tag ? "" : ` lang="${tag}"`;
  const paragraphs = turns.map((turn) => `<p>${escapeHtml(turn)}</p>`).join("\n");
  const address = questionPath(locale, question);
  const link = `<a href="${escapeHtml(address)}" rel="nofollow">${languages[locale].copy.codeBlock.ask}${icon("arrow")}</a>`;
  return (
    `<div class="prompt"><blockquote${lang}>${paragraphs}</blockquote>` +
    `<div class="prompt-tools">${copyButton(locale)}${isLeftOut(address) ? "" : link}</div></div>`
  );
}
