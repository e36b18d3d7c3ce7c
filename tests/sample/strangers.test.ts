import { describe, expect, it } from "vitest";
import { answerQuestion } from "#app/chat/answer.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { inLocale } from "#app/i18n/paths.ts";
import { search } from "#app/search/search.server.ts";
import { readQuestions } from "./questions/read.ts";

interface Typo {
  readonly query: string;
  readonly pages: readonly string[];
}

function toPage(path: string): string {
  return path.replace(/[?#].*$/, "");
}

// These lists are by people who had seen the rendered site, but neither the answers nor the index.
describe.each(locales)("questions of strangers in %s", (locale) => {
  const paths = (pages: readonly string[]) => pages.map((page) => toPage(inLocale(locale, page)));

  async function findSources(question: string): Promise<string[]> {
    const { parts, kind } = await answerQuestion(locale, question);
    if (kind !== "written" && kind !== "quoted") return [];
    return parts.flatMap((part) => {
      if (part.type === "quote") return [toPage(part.source.path)];
      return part.type === "links" ? part.links.map(({ path }) => toPage(path)) : [];
    });
  }

  it("a known question is answered from a page that knows it", async () => {
    const questions = readQuestions("known", locale);
    const missed: string[] = [];
    for (const { question, pages } of questions) {
      const found = await findSources(question);
      if (!found.some((path) => paths(pages).includes(path))) {
        missed.push(`  ${question} → ${found}`);
      }
    }
    console.log(`${locale}: ${missed.length} not answered\n${missed.join("\n")}`);
    expect(missed.length / questions.length).toBeLessThanOrEqual(0.15);
  });

  it("an unknown question gets no written answer", async () => {
    const questions = readQuestions("unknown", locale);
    const answered: string[] = [];
    for (const { question } of questions) {
      const { kind } = await answerQuestion(locale, question);
      if (kind === "written") answered.push(`  ${question}`);
    }
    console.log(`${locale}: ${answered.length} wrongly answered\n${answered.join("\n")}`);
    expect(answered.length / questions.length).toBeLessThanOrEqual(0.03);
  });

  it("a query with a mistyped word finds its page", async () => {
    const queries = readQuestions<Typo>("typos", locale);
    const missed: string[] = [];
    for (const { query, pages } of queries) {
      const hits = await search(locale, query, 3);
      if (!hits.some(({ path }) => paths(pages).includes(toPage(path)))) missed.push(`  ${query}`);
    }
    console.log(`${locale}: ${missed.length} mistyped and not found\n${missed.join("\n")}`);
    expect(missed.length / queries.length).toBeLessThanOrEqual(0.04);
  });
});
