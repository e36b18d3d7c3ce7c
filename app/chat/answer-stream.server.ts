import { setTimeout as wait } from "node:timers/promises";
import type { Answer, AnswerLine } from "./answer.ts";

/** A piece of a quote comes every so many milliseconds, so that it can be read while it arrives. */
const pace = 24;

/** An answer as lines of JSON, the quote piece by piece. Ends early when nobody listens any more. */
export function answerStream(answer: Answer, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const lines = answerLines(answer);
  return new ReadableStream({
    async pull(controller) {
      const line = signal.aborted ? undefined : lines.shift();
      if (!line) return controller.close();
      if ("more" in line) await wait(pace);
      controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
    },
    cancel() {
      lines.length = 0;
    },
  });
}

/** The same answer in small steps: `addLine` puts it together again. */
export function answerLines({ lang, parts }: Answer): AnswerLine[] {
  return [
    { lang },
    ...parts.flatMap((part): AnswerLine[] => {
      if (part.type !== "quote") return [{ part }];
      const [first = "", ...rest] = part.text.match(/\s*\S{1,10}\s*/gu) ?? [];
      return [{ part: { ...part, text: first } }, ...rest.map((more) => ({ more }))];
    }),
  ];
}
