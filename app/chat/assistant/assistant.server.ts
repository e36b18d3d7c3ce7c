import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { AssistantConfig } from "../../http/shared/config.ts";
import { limitClients } from "../../http/shared/rate-limiter.server.ts";
import { assistantLimits } from "../../limits.ts";
import { type Message, streamCompletion, type Usage } from "./chat-completion.server.ts";

/**
 * Why the model did not answer, or not to the end: its client's budget or the day's is used up, too many answers
 * are under way, the API can't be reached, says nothing in time or answers with an error, the model refuses or says
 * nothing, or its answer breaks off.
 */
type FailureReason =
  | ("limited" | "budget" | "busy" | "unreachable" | "slow" | "error")
  | ("refused" | "interrupted");

/** Details of a failure: the HTTP status, an error code of Node, or why the model stopped. */
type FailureDetails = Readonly<Partial<Record<"status" | "code" | "finish", unknown>>>;

export interface AssistantRequest {
  readonly messages: readonly Message[];
  /** IP address of the client. */
  readonly address: string;
  /** Aborted when the visitor leaves, which ends the request to the API. */
  readonly signal: AbortSignal;
}

/** The owner's model, which answers the chat. */
export interface Assistant {
  /** Streams the paragraphs of an answer, and "failed" in the end if it is incomplete. */
  answer(request: AssistantRequest): AsyncIterable<AssistantEvent>;
}

export type AssistantEvent = { readonly paragraph: string } | "failed";

/** Receives what operators count, without texts of questions and answers. */
export interface AssistantMonitor {
  /** The API has answered. Tokens are estimated where it doesn't count them. */
  used(usage: Usage & { readonly milliseconds: number }): void;
  failed(reason: FailureReason, details: FailureDetails): void;
}

const defaultLimits = {
  /** The time for a complete answer. Without JavaScript, the page waits for all of it. */
  milliseconds: 10_000,
  tokens: 700,
  /** Applies regardless of what the API counts as a token. In English, a token has about four. */
  characters: 4_200,
  /** Answers under way. Without JavaScript, each occupies one of the 8 running renderings (`renderingLimits`). */
  concurrent: 6,
};

const day = 86_400;

/** The finish reasons of incomplete answers. Servers have various reasons for complete ones. */
const cutOff = new Set(["length", "content_filter", "refusal", "tool_calls", "function_call"]);

interface AssistantOptions {
  config: AssistantConfig;
  /** Whether clients are limited. */
  rateLimits: boolean;
  monitor: AssistantMonitor;
  limits?: Partial<typeof defaultLimits>;
}

/** Connects the owner's model. Its limits are counted in the memory of this process. */
export function createAssistant(options: AssistantOptions): Assistant {
  const { config, rateLimits, monitor } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const clients = rateLimits ? assistantLimits.map(limitClients) : [];
  const reserve = createBudget(config.tokensPerDay);
  let inFlight = 0;

  function failed(reason: FailureReason, details: FailureDetails = {}): AssistantEvent {
    monitor.failed(reason, details);
    return "failed";
  }

  async function* answer(request: AssistantRequest): AsyncGenerator<AssistantEvent> {
    if (inFlight >= limits.concurrent) return yield failed("busy");
    inFlight++;
    try {
      for (const count of clients) {
        if (await count(request.address)) return yield failed("limited");
      }
      yield* complete(request);
    } finally {
      inFlight--;
    }
  }

  async function* complete({ messages, signal }: AssistantRequest): AsyncGenerator<AssistantEvent> {
    const input = estimateTokens(messages.map(({ content }) => content).join("\n"));
    const settle = reserve(input + limits.tokens);
    if (!settle) return yield failed("budget");
    const started = performance.now();
    const deadline = AbortSignal.timeout(limits.milliseconds);
    let usage: Usage | undefined;
    let output = 0;
    let finish: string | undefined;
    let failure: Parameters<typeof failed> | undefined;
    let text = "";
    /** The part of the text that no blank line has ended yet. */
    let paragraph = "";
    try {
      const chunks = streamCompletion(config, {
        messages,
        maxTokens: limits.tokens,
        signal: AbortSignal.any([signal, deadline]),
      });
      for await (const chunk of chunks) {
        finish ??= chunk.finish;
        usage = chunk.usage ?? usage;
        // Cut before anything else reads it.
        const piece = chunk.text.slice(0, limits.characters - text.length);
        text += piece;
        output += estimateTokens(piece);
        const paragraphs = splitParagraphs(paragraph + piece);
        paragraph = paragraphs.pop() ?? "";
        for (const ended of paragraphs) yield { paragraph: ended };
        if (text.length === limits.characters) finish = "length";
        if (finish === "length" || finish === "refusal") break;
        // Serves other requests in between, however many chunks come at once.
        await setImmediate();
      }
      if (text.trim() === "") failure = ["refused", { finish }];
      else if (!finish || cutOff.has(finish)) failure = ["interrupted", { finish }];
    } catch (error) {
      const reason = findReason(error, text, deadline);
      failure = [reason, detailsOf(error)];
      // A request without an answer of the API costs nothing, unless the visitor left before.
      const isFree = reason === "unreachable" || reason === "error";
      if (isFree && !signal.aborted) usage = { input: 0, output: 0 };
    } finally {
      const used = usage ?? { input, output };
      settle(used.input + used.output);
      const milliseconds = Math.round(performance.now() - started);
      if (used.input > 0) monitor.used({ ...used, milliseconds });
    }
    if (signal.aborted) return;
    if (paragraph.trim() !== "") yield { paragraph };
    if (failure) yield failed(...failure);
  }

  return {
    // Reads ahead of a slow reader without a limit: an answer has fewer paragraphs than characters.
    answer: (request) => Readable.from(answer(request), { highWaterMark: limits.characters }),
  };
}

/** Creates a daily budget: a function that reserves tokens, if they are left, and returns how to settle what was used. */
function createBudget(tokensPerDay: number) {
  let budget = { left: 0, until: 0 };
  return (tokens: number) => {
    const now = performance.now();
    if (now >= budget.until) budget = { left: tokensPerDay, until: now + day * 1_000 };
    if (budget.left < tokens) return undefined;
    budget.left -= tokens;
    return (used: number) => {
      budget.left += tokens - used;
    };
  };
}

/** Splits a text at its blank lines. The last paragraph, which may go on, can be empty. */
function splitParagraphs(text: string): string[] {
  return text.replace(/^\s*\n/, "").split(/(?<=\n)\s*\n/);
}

/** Estimates the tokens of a text: one for each Han character, and one for four other characters. */
export function estimateTokens(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han + Math.ceil((text.length - han) / 4);
}

/** Finds out why a completion broke off. `fetch` throws a TypeError if it can't connect. */
function findReason(error: unknown, text: string, deadline: AbortSignal): FailureReason {
  if (text.trim() !== "") return "interrupted";
  if (deadline.aborted) return "slow";
  return error instanceof TypeError ? "unreachable" : "error";
}

function detailsOf(error: unknown): FailureDetails {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== "object" || cause === null) return {};
  if ("status" in cause) return { status: cause.status };
  return "code" in cause ? { code: cause.code } : {};
}
