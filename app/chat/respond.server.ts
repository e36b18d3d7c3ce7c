import type { RouterContextProvider } from "react-router";
import { getLocale } from "../i18n/copy.server.ts";
import { questionLocale } from "../i18n/question-locale.ts";
import { requestContext, settingsContext } from "../load-context.server.ts";
import { findCare } from "../search/care/care.server.ts";
import { maxQueryLength } from "../search/tokens/max-query-length.ts";
import { answerQuestion } from "./answer.server.ts";
import type { Answer, Paragraph } from "./answer.ts";
import { streamModelAnswer } from "./assistant/model-answer.server.ts";

interface ChatArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
  /** Has the question as `q`, and the one before it as `previous`. */
  readonly url: URL;
}

/**
 * Answers the question of a URL: at once by the written answers, or by the owner's model, if there is one, as
 * paragraphs while they arrive and the whole answer in the end.
 */
export async function respond(args: ChatArgs): Promise<Answer | AsyncIterable<Paragraph | Answer>> {
  const { context, request, url } = args;
  const { assistant, onAnswered } = context.get(settingsContext);
  const pageLocale = getLocale(context);
  const question = questionIn(url, "q");
  const previous = questionIn(url, "previous");
  const written = await answerQuestion(pageLocale, question, previous);
  if (
    assistant &&
    question &&
    // Other requests must not cost the owner anything.
    isFromVisitor(request) &&
    // A model never sees a question that needs care, nor the one after it.
    !(await findCare(pageLocale, question)) &&
    !(await findCare(pageLocale, previous))
  ) {
    const locale = questionLocale(question, pageLocale);
    const { address } = context.get(requestContext);
    const { signal } = request;
    return countAnswers(
      streamModelAnswer({ assistant, locale, question, previous, address, signal, written }),
      onAnswered,
    );
  }
  onAnswered(written.kind);
  return written;
}

/** Whether a visitor asked on this site: not another site's page, a crawler's HEAD or a browser's guess. */
function isFromVisitor({ method, headers }: Request): boolean {
  const isGuess = headers.get("Sec-Purpose")?.startsWith("prefetch") === true;
  return method === "GET" && headers.get("Sec-Fetch-Site") !== "cross-site" && !isGuess;
}

/** The whole answer at once; none if the visitor has left. */
export async function respondWhole(args: ChatArgs): Promise<Answer | undefined> {
  const answer = await respond(args);
  if ("kind" in answer) return answer;
  let whole: Answer | undefined;
  for await (const arrived of answer) if ("kind" in arrived) whole = arrived;
  return whole;
}

/** An answer under way as server-sent events: `paragraph`s, and in the end the `answer`. */
export async function* eventStream(answer: AsyncIterable<Paragraph | Answer>) {
  for await (const arrived of answer) {
    const event = "kind" in arrived ? "answer" : "paragraph";
    yield `event: ${event}\ndata: ${JSON.stringify(arrived)}\n\n`;
  }
}

async function* countAnswers(
  answer: AsyncIterable<Paragraph | Answer>,
  onAnswered: (kind: Answer["kind"]) => void,
): AsyncGenerator<Paragraph | Answer> {
  for await (const arrived of answer) {
    if ("kind" in arrived) onAnswered(arrived.kind);
    yield arrived;
  }
}

function questionIn(url: URL, name: string): string {
  return (url.searchParams.get(name) ?? "").trim().slice(0, maxQueryLength);
}
