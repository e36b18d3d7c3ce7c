import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { parts } from "../../site/parts.ts";

interface Question {
  readonly ask: string;
  /** An answer has as many fields, which `; ` separates. */
  readonly example: string;
  readonly pattern?: RegExp;
  /** Has its Chinese behind a slash, unless the site is in English alone. */
  readonly bilingual?: boolean;
  readonly several?: boolean;
  readonly optional?: boolean;
}

const color = { example: "#0a7d5a", pattern: /^#[0-9a-f]{6}$/i };

/** By the names of their options. Only a brand may be the same in Chinese. */
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
  social: { ask: "Account", example: "GitHub; https://github.com/marlow-example", several: true },
  office: {
    ask: "Office, the seat first: city; time zone; street; postal code; region; country",
    example: "Berlin / 柏林; Europe/Berlin; Beispielallee 12; 10999; Berlin; DE",
    bilingual: true,
    several: true,
  },
  person: {
    ask: "Person, first who signs posts: name; role; a sentence for the About page",
    example: "Ada Brandt / 阿达·布兰特; Founder / 创始人; Reads every letter. / 每封信都看。",
    bilingual: true,
    several: true,
  },
  color: { ask: "Colour whose hue takes the place of the sun’s", ...color },
  "second-color": { ask: "Another one for the sky and links", ...color, optional: true },
  without: {
    ask: `Part to leave out: ${Object.keys(parts).join(", ")}`,
    example: "careers",
    pattern: new RegExp(`^(?:${Object.keys(parts).join("|")})$`),
    several: true,
    optional: true,
  },
} satisfies Record<string, Question>;

export type Name = keyof typeof questions;

/** Reads the options, and asks at a terminal for what they leave open. @throws if an answer is missing or wrong */
export async function readAnswers(): Promise<(name: Name) => readonly string[]> {
  const entries = Object.entries<Question>(questions);
  const option = { type: "string", multiple: true } as const;
  const options = Object.fromEntries(entries.map(([name]) => [name, option]));
  const { values } = parseArgs({ options });
  const terminal = process.stdin.isTTY && createInterface(process.stdin, process.stdout);
  for (const [name, question] of entries) {
    const { ask, example, pattern = /^\w/, bilingual, several, optional } = question;
    const needsChinese = bilingual && values.languages?.[0] !== "en";
    const isRight = (answer: string) =>
      pattern.test(answer) &&
      answer.split("; ").length === example.split("; ").length &&
      (!needsChinese || / \/ .*\p{Script=Han}/u.test(answer));
    const answers = values[name] ?? [];
    values[name] = answers;
    if (terminal && answers.length === 0) {
      console.log(`\n${ask}${several ? " (an empty line ends)" : ""}, such as ${example}`);
      do {
        const answer = (await terminal.question("> ")).trim();
        if (answer === "" && (optional || answers.length > 0)) break;
        if (isRight(answer)) answers.push(answer);
        else console.log("Please write it as in the example.");
      } while (several || answers.length === 0);
    }
    if (!answers.every(isRight) || (answers.length === 0 && !optional))
      throw new Error(`--${name} is missing or wrong. Example: --${name} "${example}"`);
  }
  if (terminal) terminal.close();
  return (name) => values[name] ?? [];
}
