import type { AssistantConfig } from "./assistant-config.ts";
import { createBudget } from "./budget.server.ts";
import { ApiError, type Message, type Usage } from "./chat-completions.server.ts";
import { type Completion, SlowError, timedCompletion } from "./timed-completion.server.ts";
import { estimateTokens } from "./tokens.server.ts";

/**
 * Why the model did not answer, or not to the end: its client's budget or the day's is used up, too many answers
 * are under way, the API can't be reached, is slow to begin or answers with an error, the model refuses or says
 * nothing, or its answer breaks off.
 */
export type FailureReason =
  | "limited"
  | "budget"
  | "busy"
  | "unreachable"
  | "slow"
  | "error"
  | "refused"
  | "interrupted";

/** What is known of a failure: the status of HTTP, a code of Node's, or why the model stopped. */
export interface FailureDetails {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly finish?: string | undefined;
}

/** A piece of an answer, or, as the last event, that there are no more although it isn't whole. */
export type AssistantEvent =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "failed" };

interface AssistantRequest {
  readonly messages: readonly Message[];
  /** IP address of the client. */
  readonly address: string;
  /** Aborted when the visitor leaves, which ends the request to the API. */
  readonly signal: AbortSignal;
}

/** The owner's model, which answers the chat. */
export interface Assistant {
  /** The host that questions are sent to. */
  readonly host: string;
  /** Streams an answer. It doesn't throw: the last event says that something went wrong. */
  answer(request: AssistantRequest): AsyncGenerator<AssistantEvent>;
}

/** Told of what operators count. No text of a question or of an answer is among it. */
export interface AssistantMonitor {
  /** The API has answered. Tokens are estimated where it doesn't count them. */
  used(usage: Usage & { readonly milliseconds: number }): void;
  failed(reason: FailureReason, details: FailureDetails): void;
}

interface AssistantLimits {
  /** Milliseconds until an answer has to begin. */
  readonly begin: number;
  /** Milliseconds until it has to go on: without JavaScript, the page waits for all of it. */
  readonly pause: number;
  /** Milliseconds until it has to be whole. */
  readonly total: number;
  /** Tokens of an answer. */
  readonly tokens: number;
  /** Answers under way: without JavaScript each keeps one of 16 renderings waiting (http/rendering/renderer.ts). */
  readonly concurrent: number;
}

const defaultLimits: AssistantLimits = {
  begin: 4_000,
  pause: 5_000,
  total: 30_000,
  tokens: 700,
  concurrent: 8,
};

/** Why an answer ends that is not whole. Servers have several words for one that is. */
const cutOff = new Set(["length", "content_filter", "tool_calls", "function_call"]);

interface AssistantOptions {
  config: AssistantConfig;
  /** Whether clients are limited. */
  rateLimits: boolean;
  monitor: AssistantMonitor;
  limits?: Partial<AssistantLimits>;
}

/** Connects the owner's model. */
export function createAssistant(options: AssistantOptions): Assistant {
  const { config, rateLimits, monitor } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const budget = createBudget({ tokensPerDay: config.tokensPerDay, rateLimits });
  let inFlight = 0;

  function failed(reason: FailureReason, details: FailureDetails = {}): AssistantEvent {
    monitor.failed(reason, details);
    return { type: "failed" };
  }

  async function* answer(request: AssistantRequest): AsyncGenerator<AssistantEvent> {
    if (inFlight >= limits.concurrent) return yield failed("busy");
    inFlight++;
    try {
      const input = estimateTokens(request.messages.map(({ content }) => content).join("\n"));
      const reserved = input + limits.tokens;
      const exceeded = await budget.reserve(request.address, reserved);
      if (exceeded) return yield failed(exceeded);
      const completion: Completion = { text: "", refused: false };
      const started = performance.now();
      try {
        yield* complete(request, completion);
      } finally {
        // A client that disconnects before the first word has still used the model.
        const usage = completion.usage ?? { input, output: estimateTokens(completion.text) };
        await budget.settle(reserved, usage.input + usage.output);
        const milliseconds = Math.round(performance.now() - started);
        if (usage.input > 0) monitor.used({ ...usage, milliseconds });
      }
    } finally {
      inFlight--;
    }
  }

  async function* complete(request: AssistantRequest, completion: Completion) {
    try {
      for await (const text of timedCompletion(config, request, { completion, limits })) {
        yield { type: "text", text } as const;
      }
      const { text, refused, finish } = completion;
      if (text === "" || refused) yield failed(text === "" ? "refused" : "interrupted", { finish });
      else if (finish === undefined || cutOff.has(finish)) yield failed("interrupted", { finish });
    } catch (error) {
      if (request.signal.aborted) return;
      const reason = completion.text === "" ? reasonOf(error) : "interrupted";
      if (reason === "unreachable" || reason === "error") completion.usage ??= nothing;
      yield failed(reason, detailsOf(error));
    }
  }

  return { host: new URL(config.endpoint).hostname, answer };
}

const nothing: Usage = { input: 0, output: 0 };

/** Why a completion failed before it began. `fetch` throws a TypeError when it reaches nobody. */
function reasonOf(error: unknown): FailureReason {
  if (error instanceof SlowError) return "slow";
  return error instanceof TypeError ? "unreachable" : "error";
}

function detailsOf(error: unknown): FailureDetails {
  if (error instanceof ApiError) return { status: error.status };
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? { code } : {};
}
