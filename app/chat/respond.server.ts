import type { RouterContextProvider } from "react-router";
import { getLocale } from "../i18n/copy.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { questionLocale } from "../i18n/question-locale.ts";
import { addressContext, settingsContext } from "../load-context.server.ts";
import { isFromVisitor } from "../request-headers.ts";
import { maxQueryLength } from "../tokens/max-query-length.ts";
import { answerQuestion } from "./answer.server.ts";
import { type Answer, type AnswerLine, addLine, noAnswer } from "./answer.ts";
import { answerLines } from "./answer-stream.server.ts";
import { modelAnswer } from "./assistant/model-answer.server.ts";
import { prepareReply } from "./reply.server.ts";

interface Asked {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
  /** With the question as `q`, and the one before it as `previous`. */
  readonly url: URL;
}

/**
 * Answers the question of a URL, line by line: by the owner's model, if there is one, else by the written answers.
 * `toLines` makes the lines of a written answer.
 */
export async function* respond(
  { context, request, url }: Asked,
  toLines: (answer: Answer) => AsyncIterable<AnswerLine> | Iterable<AnswerLine>,
): AsyncGenerator<AnswerLine> {
  const { assistant, onAnswered } = context.get(settingsContext);
  const pageLocale = getLocale(url);
  const question = read(url, "q");
  const previous = read(url, "previous");
  await prepareReply(pageLocale, question, previous);
  const written = answerQuestion(pageLocale, question, previous);
  const writtenLines = () => toLines(written);
  let lines = writtenLines();
  if (
    assistant &&
    question &&
    // Anything else shall cost the owner nothing.
    isFromVisitor(request) &&
    !isSensitive(written, previous, pageLocale)
  ) {
    lines = modelAnswer({
      assistant,
      locale: questionLocale(question, pageLocale),
      question,
      previous,
      address: context.get(addressContext),
      signal: request.signal,
      written,
      writtenLines,
    });
  }
  for await (const line of lines) {
    if ("lang" in line) onAnswered(line.kind);
    yield line;
  }
}

/** The whole answer at once. */
export async function respondWhole(asked: Asked): Promise<Answer> {
  let answer = noAnswer;
  for await (const line of respond(asked, answerLines)) answer = addLine(answer, line);
  return answer;
}

function read(url: URL, name: string): string {
  return (url.searchParams.get(name) ?? "").trim().slice(0, maxQueryLength);
}

/** Whether a question asks for what only people should say, or follows such a one: a model never gets to see it. */
function isSensitive(written: Answer, previous: string, pageLocale: Locale): boolean {
  const kinds = [written.kind, previous && answerQuestion(pageLocale, previous).kind];
  return kinds.some((kind) => kind === "declined" || kind === "crisis");
}
