import { EventSourceParserStream } from "eventsource-parser/stream";
import * as v from "valibot";
import type { AssistantConfig } from "../../http/shared/config.ts";

export interface Message {
  readonly role: "system" | "user";
  readonly content: string;
}

/** The tokens that a completion has used. */
export interface Usage {
  readonly input: number;
  readonly output: number;
}

interface Chunk {
  readonly text: string;
  /** Why the model stopped: `stop`, `length`, `content_filter`, `refusal` … */
  readonly finish?: string | undefined;
  readonly usage?: Usage | undefined;
}

/** In characters. Events of a completion are never as long. */
const maxEventLength = 262_144;

const text = v.fallback(v.nullish(v.string(), ""), "");
/** The maximum is more than a completion can use. */
const tokens = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000));

/** The fields of `chat.completion.chunk` that count here; servers may leave out any of them. */
const chunkSchema = v.object({
  error: v.nullish(v.never()),
  choices: v.fallback(
    v.array(
      v.object({
        delta: v.nullish(v.object({ content: text, refusal: text })),
        finish_reason: text,
      }),
    ),
    [],
  ),
  // A count that can't be right is ignored.
  usage: v.fallback(
    v.nullish(v.object({ prompt_tokens: tokens, completion_tokens: tokens })),
    null,
  ),
});

/**
 * Streams a completion (platform.openai.com/docs/api-reference/chat-streaming).
 * @throws {Error} if the API answers with an error, whose status is the cause, or with something other than chunks
 * @throws {TypeError} as `fetch` does, if the API can't be reached
 */
export async function* streamCompletion(
  { endpoint, key, model }: AssistantConfig,
  request: { messages: readonly Message[]; maxTokens: number; signal: AbortSignal },
): AsyncGenerator<Chunk> {
  const { messages, maxTokens, signal } = request;
  // OpenAI's reasoning models accept only the newer name of the limit, and its streams count tokens only on request.
  // Other servers know `max_tokens`, and some refuse fields that they don't know.
  const dialect = /(^|\.)openai\.(com|azure\.com)$/.test(new URL(endpoint).hostname)
    ? { max_completion_tokens: maxTokens, stream_options: { include_usage: true } }
    : { max_tokens: maxTokens };
  const { ok, status, headers, body } = await fetch(endpoint, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      Accept: "text/event-stream",
    },
    body: JSON.stringify({ model, messages, stream: true, ...dialect }),
    // No other address may get the key.
    redirect: "error",
    signal,
  });
  if (!ok || !body || !headers.get("Content-Type")?.startsWith("text/event-stream")) {
    void body?.cancel();
    throw new Error("The API answered with something else than a stream.", { cause: { status } });
  }
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: maxEventLength }));
  for await (const { data } of events) {
    // Some servers mark the end of a complete answer only by this.
    if (data === "[DONE]") return yield { text: "", finish: "stop" };
    const { choices, usage } = v.parse(chunkSchema, JSON.parse(data));
    const { delta, finish_reason } = choices[0] ?? {};
    yield {
      text: delta?.content ?? "",
      finish: delta?.refusal ? "refusal" : finish_reason || undefined,
      usage: usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : undefined,
    };
  }
}
