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

/** The completion did not begin in time. */
export class SlowError extends Error {}

/** An answer that the API makes longer than it was asked to ends: a token of English has about four characters. */
const maxCharactersPerToken = 6;

interface TimedCompletionOptions {
  /** Updated as the text arrives, so that the caller knows how far it came. */
  completion: Completion;
  /** Milliseconds until the text has to begin and to be whole, and its tokens. */
  limits: { readonly begin: number; readonly total: number; readonly tokens: number };
}

/**
 * Streams the text of a completion.
 * @throws {SlowError} if it doesn't begin in time
 * @throws as `chatCompletion` does, and an AbortError or a TimeoutError as `fetch` does
 */
export async function* timedCompletion(
  config: AssistantConfig,
  { messages, signal }: { messages: readonly Message[]; signal: AbortSignal },
  { completion, limits }: TimedCompletionOptions,
): AsyncGenerator<string> {
  const begin = new AbortController();
  const timer = setTimeout(() => begin.abort(new SlowError()), limits.begin);
  const signals = [signal, begin.signal, AbortSignal.timeout(limits.total)];
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
    }
  } finally {
    clearTimeout(timer);
    // Nothing more is read: the request to the API ends, too.
    begin.abort();
  }
}
