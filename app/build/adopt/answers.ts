import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { parts } from "../../site/parts.ts";

interface Question {
  readonly ask: string;
  /** Answers have as many fields as the example, separated by `; `. */
  readonly example: string;
  readonly pattern?: RegExp;
  /** The answer has a Chinese part after a slash, unless the site is in English alone. */
  readonly bilingual?: boolean;
  readonly multiple?: boolean;
  readonly optional?: boolean;
}

const color = { example: "#0a7d5a", pattern: /^#[0-9a-f]{6}$/i };

/** By the names of their command-line options. Only the brand may be the same in Chinese. */
const questions = {
  languages: {
    ask: "Languages, that of / first: en, en + zh, or zh + en",
    example: "zh + en",
    pattern: /^(?:en|en \+ zh|zh \+ en)$/,
  },
  brand: { ask: "Brand", example: "Marlow / 麦洛" },
  company: {
    ask: "Legal entity",
    example: "Marlow GmbH / 麦洛（Marlow GmbH）",
    bilingual: true,
  },
  jurisdiction: { ask: "State of its law", example: "Germany / 德国", bilingual: true },
  origin: { ask: "Origin", example: "https://www.marlow.example", pattern: /^https:\/\/[\w.-]+$/ },
  email: { ask: "E-mail", example: "hello@marlow.example", pattern: /^\S+@[\w.-]+$/ },
  phone: { ask: "Phone", example: "+49 30 555014", pattern: /^\+[\d ()-]+$/ },
  social: { ask: "Account", example: "GitHub; https://github.com/marlow-example", multiple: true },
  office: {
    ask: "Office, the seat first: city; time zone; street; postal code; region; country",
    example: "Berlin / 柏林; Europe/Berlin; Beispielallee 12; 10999; Berlin; DE",
    bilingual: true,
    multiple: true,
  },
  person: {
    ask: "Person, first who signs posts: name; role; a sentence for the About page",
    example: "Ada Brandt / 阿达·布兰特; Founder / 创始人; Reads every letter. / 每封信都看。",
    bilingual: true,
    multiple: true,
  },
  color: { ask: "Colour whose hue takes the place of the sun’s", ...color },
  "second-color": { ask: "Another one for the sky and links", ...color, optional: true },
  without: {
    ask: `Part to leave out: ${Object.keys(parts).join(", ")}`,
    example: "careers",
    pattern: new RegExp(`^(?:${Object.keys(parts).join("|")})$`),
    multiple: true,
    optional: true,
  },
} satisfies Record<string, Question>;

export type QuestionName = keyof typeof questions;

/** Reads answers from options, and missing ones from the terminal. Returns them by name. @throws if one is missing or wrong */
export async function readAnswers(): Promise<(name: QuestionName) => readonly string[]> {
  const entries = Object.entries<Question>(questions);
  const option = { type: "string", multiple: true } as const;
  const options = Object.fromEntries(entries.map(([name]) => [name, option]));
  const { values } = parseArgs({ options });
  const terminal = process.stdin.isTTY && createInterface(process.stdin, process.stdout);
  for (const [name, question] of entries) {
    const { ask, example, pattern = /^\w/, bilingual, multiple, optional } = question;
    const needsChinese = bilingual && values.languages?.[0] !== "en";
    const isValid = (answer: string) =>
      pattern.test(answer) &&
      answer.split("; ").length === example.split("; ").length &&
      (!needsChinese || / \/ .*\p{Script=Han}/u.test(answer));
    const answers = values[name] ?? [];
    values[name] = answers;
    if (terminal && answers.length === 0) {
      console.log(`\n${ask}${multiple ? " (an empty line ends)" : ""}, such as ${example}`);
      do {
        const answer = (await terminal.question("> ")).trim();
        if (answer === "" && (optional || answers.length > 0)) break;
        if (isValid(answer)) answers.push(answer);
        else console.log("Please write it as in the example.");
      } while (multiple || answers.length === 0);
    }
    if (!answers.every(isValid) || (answers.length === 0 && !optional))
      throw new Error(`--${name} is missing or wrong. Example: --${name} "${example}"`);
  }
  if (terminal) terminal.close();
  return (name) => values[name] ?? [];
}
