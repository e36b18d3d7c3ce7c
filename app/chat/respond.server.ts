import type { LoaderFunctionArgs } from "react-router";
import { getLocale } from "../i18n/copy.server.ts";
import { questionLocale } from "../i18n/question-locale.ts";
import { requestContext, settingsContext } from "../load-context.server.ts";
import { withOrigin } from "../search/answers/answers.server.ts";
import { findCare } from "../search/care/care.server.ts";
import { maxQueryLength } from "../search/tokens/max-query-length.ts";
import { answerQuestion } from "./answer.server.ts";
import type { Answer, Paragraph } from "./answer.ts";
import { streamModelAnswer } from "./assistant/model-answer.server.ts";

/** The URL has the question as `q`, and the one before it as `previous`. */
type ChatArgs = Pick<LoaderFunctionArgs, "context" | "request" | "url">;

/**
 * Answers the question of a URL. A written answer is returned at once; the owner's model, if there is one, yields
 * paragraphs as they arrive and the whole answer in the end.
 */
export async function respond(args: ChatArgs): Promise<Answer | AsyncIterable<Paragraph | Answer>> {
  const { context, request, url } = args;
  const { assistant, onAnswered, siteUrl } = context.get(settingsContext);
  const pageLocale = getLocale(context);
  const question = readParameter(url, "q");
  const previous = readParameter(url, "previous");
  const written = withOrigin(await answerQuestion(pageLocale, question, previous), siteUrl);
  if (
    assistant &&
    question &&
    // Other requests must not cost the owner money.
    isFromVisitor(request) &&
    // A model never sees a question that needs care, nor the one after it.
    !(await findCare(pageLocale, question)) &&
    !(await findCare(pageLocale, previous))
  ) {
    const query = { locale: questionLocale(question, pageLocale), question, previous };
    const { address } = context.get(requestContext);
    const { signal } = request;
    return countAnswers(
      streamModelAnswer({ ...query, assistant, siteUrl, address, signal, written }),
      onAnswered,
    );
  }
  onAnswered(written.kind);
  return written;
}

/** Whether a visitor of this site asks, and not a page of another site, a crawler's HEAD or a browser's prefetch. */
function isFromVisitor({ method, headers }: Request): boolean {
  const isPrefetch = headers.get("Sec-Purpose")?.startsWith("prefetch") === true;
  return method === "GET" && headers.get("Sec-Fetch-Site") !== "cross-site" && !isPrefetch;
}

/** Waits for the whole answer; undefined if the visitor has left before. */
export async function respondWhole(args: ChatArgs): Promise<Answer | undefined> {
  const answer = await respond(args);
  if ("kind" in answer) return answer;
  let complete: Answer | undefined;
  for await (const arrived of answer) if ("kind" in arrived) complete = arrived;
  return complete;
}

/** Streams an answer as server-sent events: a `paragraph` for each that arrives, and in the end the `answer`. */
export async function* streamEvents(answer: AsyncIterable<Paragraph | Answer>) {
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

function readParameter(url: URL, name: string): string {
  return (url.searchParams.get(name) ?? "").trim().slice(0, maxQueryLength);
}
