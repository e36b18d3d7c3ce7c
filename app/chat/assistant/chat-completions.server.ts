import { EventSourceParserStream } from "eventsource-parser/stream";
import type { AssistantConfig } from "./assistant-config.ts";

export interface Message {
  readonly role: "system" | "user";
  readonly content: string;
}

/** What a completion took, in tokens. */
export interface Usage {
  readonly input: number;
  readonly output: number;
}

/** A piece of a completion. */
export interface Chunk {
  readonly text?: string;
  readonly refused?: boolean;
  /** Why the model stopped: `stop`, `length`, `content_filter` … */
  readonly finish?: string;
  readonly usage?: Usage;
}

/** The API answered, but not with a stream of chunks. `status` is that of HTTP, if it is an error. */
export class ApiError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** A completion needs no longer line. */
const maxLineLength = 262_144;

/**
 * Streams a completion (platform.openai.com/docs/api-reference/chat-streaming).
 * @throws {ApiError} if the API answers with an error or with something else than a stream of chunks
 * @throws {TypeError} as `fetch` does, if the API can't be reached
 */
export async function* chatCompletion(
  api: Pick<AssistantConfig, "endpoint" | "key" | "model">,
  messages: readonly Message[],
  { maxTokens, signal }: { maxTokens: number; signal: AbortSignal },
): AsyncGenerator<Chunk> {
  const response = await fetch(api.endpoint, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${api.key}`,
      "Content-Type": "application/json",
      Accept: "text/event-stream",
    },
    body: JSON.stringify({
      model: api.model,
      messages,
      stream: true,
      ...dialect(api.endpoint, maxTokens),
    }),
    // The key is for this address alone.
    redirect: "error",
    signal,
  });
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.ok || !response.body || !type.startsWith("text/event-stream")) {
    void response.body?.cancel();
    if (response.ok) throw new ApiError(`The API answered with ${type || "nothing"}.`);
    throw new ApiError("The API answered with an error.", response.status);
  }
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: maxLineLength }));
  let finished = false;
  for await (const { data } of events) {
    // Some servers end with this alone.
    if (data === "[DONE]") {
      if (!finished) yield { finish: "stop" };
      return;
    }
    const chunk = readChunk(data);
    finished ||= chunk.finish !== undefined;
    yield chunk;
  }
}

/**
 * OpenAI wants `max_completion_tokens` (its reasoning models refuse the older name) and counts tokens in a stream
 * when asked to. Others know `max_tokens`, and some refuse whatever they don't know.
 */
function dialect(endpoint: string, maxTokens: number) {
  const openAi = /(^|\.)openai\.(com|azure\.com)$/.test(new URL(endpoint).hostname);
  return openAi
    ? { max_completion_tokens: maxTokens, stream_options: { include_usage: true } }
    : { max_tokens: maxTokens };
}

/** The fields of `chat.completion.chunk` that count here; servers may leave out any of them. */
interface ChunkJson {
  readonly error?: unknown;
  readonly choices?: readonly {
    readonly delta?: { readonly content?: unknown; readonly refusal?: unknown };
    readonly finish_reason?: unknown;
  }[];
  readonly usage?: { readonly prompt_tokens?: unknown; readonly completion_tokens?: unknown };
}

function readChunk(data: string): Chunk {
  const chunk = parseChunk(data);
  if (chunk.error) throw new ApiError("The API reported an error in its stream.");
  const choice = chunk.choices?.[0];
  const { content, refusal } = choice?.delta ?? {};
  const { prompt_tokens: input, completion_tokens: output } = chunk.usage ?? {};
  const counted = typeof input === "number" && typeof output === "number";
  return {
    ...(typeof content === "string" && { text: content }),
    ...(typeof refusal === "string" && refusal !== "" && { refused: true }),
    ...(typeof choice?.finish_reason === "string" && { finish: choice.finish_reason }),
    ...(counted && { usage: { input, output } }),
  };
}

function parseChunk(data: string): ChunkJson {
  try {
    const json: unknown = JSON.parse(data);
    if (typeof json === "object" && json !== null) return json;
  } catch {
    // What follows says so.
  }
  throw new ApiError("The API's stream is not JSON.");
}
