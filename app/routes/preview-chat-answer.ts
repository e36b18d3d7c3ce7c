import { answerQuestion } from "../chat/answer.server.ts";
import { jsonLines, paced } from "../chat/answer-stream.server.ts";
import { getLocale } from "../i18n/copy.server.ts";
import { cacheControl } from "../protocol/cache-control.ts";
import type { Route } from "./+types/preview-chat-answer";

/** The preview chat's answer to a question, as lines of JSON (github.com/ndjson/ndjson-spec). */
export function loader({ request, url }: Route.LoaderArgs) {
  const question = url.searchParams.get("q") ?? "";
  const previous = url.searchParams.get("previous") ?? "";
  const answer = answerQuestion(getLocale(url), question, previous);
  return new Response(jsonLines(paced(answer, request.signal)), {
    headers: {
      "Content-Type": "application/x-ndjson",
      "Cache-Control": cacheControl.noStoreStreamed,
      // Turns off buffering in nginx.
      "X-Accel-Buffering": "no",
      "X-Robots-Tag": "noindex",
    },
  });
}
