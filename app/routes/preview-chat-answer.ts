import { jsonLines, paced } from "../chat/answer-stream.server.ts";
import { respond } from "../chat/respond.server.ts";
import { cacheControl } from "../response-headers.ts";
import type { Route } from "./+types/preview-chat-answer";

/** The preview chat's answer to a question, as lines of JSON (github.com/ndjson/ndjson-spec). */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const lines = respond({ context, request, url }, (answer) => paced(answer, request.signal));
  return new Response(jsonLines(lines), {
    headers: {
      "Content-Type": "application/x-ndjson",
      "Cache-Control": cacheControl.noStoreStreamed,
      // Turns off buffering in nginx.
      "X-Accel-Buffering": "no",
      "X-Robots-Tag": "noindex",
    },
  });
}
