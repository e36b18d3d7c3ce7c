import { setTimeout as wait } from "node:timers/promises";
import type { Answer, AnswerLine } from "./answer.ts";

/** Between two blocks, so that each can be read as it comes, in milliseconds. */
const pace = 120;

/** Lines as a stream of JSON (github.com/ndjson/ndjson-spec). Ends early when nobody listens any more. */
export function jsonLines(lines: AsyncIterable<AnswerLine>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = lines[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/** The lines of an answer, one after the other, until the visitor leaves. */
export async function* paced(answer: Answer, signal: AbortSignal): AsyncGenerator<AnswerLine> {
  for (const line of answerLines(answer)) {
    if (signal.aborted) return;
    if ("block" in line) await wait(pace);
    yield line;
  }
}

/** The same answer in small steps: `addLine` puts it together again. */
export function answerLines({ lang, kind, parts }: Answer): AnswerLine[] {
  return [
    { lang, kind },
    ...parts.flatMap((part): AnswerLine[] => {
      if (part.type !== "blocks" && part.type !== "quote") return [{ part }];
      const [first, ...rest] = part.blocks;
      const begun = { part: { ...part, blocks: first === undefined ? [] : [first] } };
      return [begun, ...rest.map((block) => ({ block }))];
    }),
  ];
}
