import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { serve } from "./serve.ts";

/** A request that the API got. */
export interface CompletionRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly max_tokens?: number;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

type Responder = (response: ServerResponse) => void | Promise<void>;

export interface AssistantMock extends AsyncDisposable {
  readonly environment: Record<"ASSISTANT_URL" | "ASSISTANT_KEY" | "ASSISTANT_MODEL", string>;
  requests: CompletionRequest[];
  /** Resolved when a client has closed its connection before the answer was complete. */
  abandoned: PromiseWithResolvers<void>;
  /** Answers a request; by default with one sentence. */
  respond: Responder;
  /** Restores the default answer, and forgets the requests. */
  reset(): void;
}

export const assistantKey = "sk-mock-3f1e9c5b7d";

/** An OpenAI-compatible API (platform.openai.com/docs/api-reference/chat-streaming) on this machine. */
export async function startAssistantMock(): Promise<AssistantMock> {
  const initial = (): Pick<AssistantMock, "requests" | "abandoned" | "respond"> => ({
    requests: [],
    abandoned: Promise.withResolvers(),
    respond: answerWith("An answer."),
  });
  const state = initial();
  const server = await serve(async (request, response) => {
    const { abandoned } = state;
    response.on("close", () => response.writableFinished || abandoned.resolve());
    const body = (await json(request)) as CompletionRequest["body"];
    state.requests.push({ path: request.url ?? "", headers: request.headers, body });
    await state.respond(response);
  });
  return Object.assign(state, {
    environment: {
      ASSISTANT_URL: `${server.url}/v1`,
      ASSISTANT_KEY: assistantKey,
      ASSISTANT_MODEL: "mock-1",
    },
    reset() {
      Object.assign(state, initial());
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  });
}

/** Begins a stream. */
export function begin(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" });
  send(response, { choices: [{ delta: { role: "assistant", content: "" } }] });
}

export function send(response: ServerResponse, chunk: unknown): void {
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

export function sendText(response: ServerResponse, text: string): void {
  send(response, { choices: [{ delta: { content: text }, finish_reason: null }] });
}

export function end(response: ServerResponse, finish = "stop"): void {
  send(response, { choices: [{ delta: {}, finish_reason: finish }] });
  send(response, { choices: [], usage: { prompt_tokens: 900, completion_tokens: 40 } });
  response.end("data: [DONE]\n\n");
}

/** Sends these pieces, and then nothing more. */
export function beginAnswer(...pieces: string[]): Responder {
  return (response) => {
    begin(response);
    for (const piece of pieces) sendText(response, piece);
  };
}

/** Answers in these pieces. */
export function answerWith(...pieces: string[]): Responder {
  return async (response) => {
    await beginAnswer(...pieces)(response);
    end(response);
  };
}

/** Answers with an error that contains the key, as some APIs do. */
export function failWith(status: number): Responder {
  return (response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ error: { message: `Incorrect API key: ${assistantKey}` } }));
  };
}

/** Breaks the connection after these pieces. */
export function breakAfter(...pieces: string[]): Responder {
  return async (response) => {
    await beginAnswer(...pieces)(response);
    await new Promise((resolve) => response.write(": break\n\n", resolve));
    response.destroy();
  };
}
