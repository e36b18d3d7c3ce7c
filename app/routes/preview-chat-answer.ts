import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { respond, streamEvents } from "../chat/respond.server.ts";
import { cacheControl } from "../http/shared/response-headers.ts";
import type { Route } from "./+types/preview-chat-answer";

/** The preview chat's answer to a question: JSON, or server-sent events while the owner's model answers. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const answer = await respond({ context, request, url });
  const headers = { "Cache-Control": cacheControl.noStore, "X-Robots-Tag": "noindex" };
  if ("kind" in answer) return Response.json(answer, { headers });
  const events = Readable.from(streamEvents(answer), { objectMode: false });
  return new Response(createReadableStreamFromReadable(events), {
    headers: {
      ...headers,
      "Content-Type": "text/event-stream",
      "Cache-Control": cacheControl.noStoreStreamed,
      // Turns off buffering in nginx.
      "X-Accel-Buffering": "no",
    },
  });
}
