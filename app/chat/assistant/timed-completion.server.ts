import type { AssistantConfig } from "./assistant-config.ts";
import { chatCompletion, type Message, type Usage } from "./chat-completions.server.ts";

/** What has become of a completion. */
export interface Completion {
  /** Empty until something has come that can be seen. */
  text: string;
  refused: boolean;
  /** Undefined until the model stops. */
  finish?: string;
  usage?: Usage;
}

/** The completion did not begin, or go on, in time. */
export class SlowError extends Error {}

/** An answer that the API makes longer than it was asked to ends: a token of English has about four characters. */
const maxCharactersPerToken = 6;

interface TimedCompletionOptions {
  /** Updated as the text arrives, so that the caller knows how far it came. */
  completion: Completion;
  /** Milliseconds until the text has to begin, to go on after each piece and to be whole, and its tokens. */
  limits: Readonly<Record<"begin" | "pause" | "total" | "tokens", number>>;
}

/**
 * Streams the text of a completion.
 * @throws {SlowError} if it doesn't begin or go on in time
 * @throws as `chatCompletion` does, and an AbortError or a TimeoutError as `fetch` does
 */
export async function* timedCompletion(
  config: AssistantConfig,
  { messages, signal }: { messages: readonly Message[]; signal: AbortSignal },
  { completion, limits }: TimedCompletionOptions,
): AsyncGenerator<string> {
  const slow = new AbortController();
  const startTimer = (limit: number) => setTimeout(() => slow.abort(new SlowError()), limit);
  let timer = startTimer(limits.begin);
  const signals = [signal, slow.signal, AbortSignal.timeout(limits.total)];
  const chunks = chatCompletion(config, messages, {
    maxTokens: limits.tokens,
    signal: AbortSignal.any(signals),
  });
  let blank = "";
  try {
    for await (const { text = "", refused = false, finish, usage } of chunks) {
      completion.refused ||= refused;
      if (finish !== undefined) completion.finish = finish;
      if (usage) completion.usage = usage;
      if (refused) return;
      const visible = completion.text + blank + text;
      if (visible.trim() === "") {
        blank += text;
        continue;
      }
      clearTimeout(timer);
      const piece = visible.slice(completion.text.length);
      blank = "";
      completion.text = visible;
      if (piece !== "") yield piece;
      if (visible.length > limits.tokens * maxCharactersPerToken) {
        completion.finish = "length";
        return;
      }
      // Not earlier: the reader of this stream may be slow as well.
      timer = startTimer(limits.pause);
    }
  } finally {
    clearTimeout(timer);
    // Nothing more is read: the request to the API ends, too.
    slow.abort();
  }
}
