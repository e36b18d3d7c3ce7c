import { bundledLanguages, createCssVariablesTheme, createHighlighter } from "shiki";
import { escapeCode } from "./escape-html.ts";
import { breakable } from "./highlight-json.ts";

const languages = ["bash", "http", "javascript", "json", "python", "text", "typescript"] as const;
const aliases: Record<string, string> = { js: "javascript", sh: "bash", ts: "typescript" };

/* The tokens with a colour: classes replace Shiki's inline styles, which the Content-Security-Policy forbids. */
const colored = /-token-(keyword|string|comment)/;

/* Operators and brackets have the colour of the text, so they need no element. */
const punctuation = /^[^\p{L}\p{N}'"`]*$/u;

const theme = createCssVariablesTheme({ name: "site", variablePrefix: "--s-" });

const highlighter = await createHighlighter({
  themes: [theme],
  langs: languages.filter((language) => language in bundledLanguages),
});

/* An option of a command: Shiki wrongly takes it for a string. */
const shellOption = /^\s*--?[a-z][\w-]*$/;

/* A JSON object as the argument of a command. */
const jsonArgument = /'(\{[^']*\})'/;

/**
 * Highlights code as HTML with classes for its tokens, at build time. JSON in the arguments of a shell command is
 * highlighted as JSON.
 * @throws if the language is not one that the site highlights
 */
export function highlight(code: string, language: string): string {
  const lang = aliases[language] ?? language;
  if (lang !== "bash") return highlightPart(code, lang);
  const quote = `<span class="string">'</span>`;
  return code
    .split(jsonArgument)
    .map((part, index) =>
      index % 2 === 0 ? highlightPart(part, "bash") : quote + highlightPart(part, "json") + quote,
    )
    .join("");
}

function highlightPart(code: string, language: string): string {
  const lang = languages.find((name) => name === language);
  if (!lang) throw new Error(`Code in "${language}" can't be highlighted.`);
  // By default, Shiki gives up on a line after half a second, which the first line can take on a busy machine.
  const options = { lang, theme, tokenizeTimeLimit: 0 };
  const lines = highlighter.codeToTokensBase(code, options).map((line) =>
    line
      .map(({ content, color }) => {
        const isPlain = punctuation.test(content) || (lang === "bash" && shellOption.test(content));
        const name = isPlain ? undefined : colored.exec(color ?? "")?.[1];
        return name ? `<span class="${name}">${escapeCode(content)}</span>` : escapeCode(content);
      })
      .join(""),
  );
  return breakable(lines.join("\n"));
}
