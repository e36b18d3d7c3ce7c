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

function pageOf(path: string): string {
  return path.replace(/[?#].*$/, "");
}

// People wrote these lists who had seen the rendered site, and neither the answers nor the index.
describe.each(locales)("what strangers ask in %s", (locale) => {
  const paths = (pages: readonly string[]) => pages.map((page) => pageOf(inLocale(locale, page)));

  function answeredFrom(question: string): string[] {
    const { parts, kind } = answerQuestion(locale, question);
    if (kind !== "written" && kind !== "quoted") return [];
    return parts.flatMap((part) => {
      if (part.type === "quote") return [pageOf(part.source.path)];
      return part.type === "links" ? part.links.map(({ path }) => pageOf(path)) : [];
    });
  }

  it("is answered from a page that knows it", () => {
    const questions = readQuestions("known", locale);
    const missed = questions.filter(
      ({ question, pages }) => !answeredFrom(question).some((path) => paths(pages).includes(path)),
    );
    const lines = missed.map(({ question }) => `  ${question} → ${answeredFrom(question)}`);
    console.log(`${locale}: ${questions.length - missed.length} answered\n${lines.join("\n")}`);
    expect(missed.length / questions.length).toBeLessThanOrEqual(0.24);
  });

  it("gets no written answer where the site has none", () => {
    const questions = readQuestions("unknown", locale);
    const answered = questions.filter(
      ({ question }) => answerQuestion(locale, question).kind === "written",
    );
    const lines = answered.map(({ question }) => `  ${question}`);
    console.log(`${locale}: ${answered.length} wrongly answered\n${lines.join("\n")}`);
    expect(answered.length / questions.length).toBeLessThanOrEqual(0.03);
  });

  it("is found by search with a word mistyped", () => {
    const queries = readQuestions<Typo>("typos", locale);
    const missed = queries.filter(
      ({ query, pages }) =>
        !search(locale, query, { limit: 3 }).some(({ path }) =>
          paths(pages).includes(pageOf(path)),
        ),
    );
    const lines = missed.map(({ query }) => `  ${query}`);
    console.log(`${locale}: ${missed.length} mistyped and not found\n${lines.join("\n")}`);
    expect(missed.length / queries.length).toBeLessThanOrEqual(0.04);
  });
});
