/** The owner's model, and what may be spent on it. */
export interface AssistantConfig {
  /** Where chat completions are asked for. */
  readonly endpoint: string;
  /** The secret that is sent with each request to it. */
  readonly key: string;
  readonly model: string;
  /** Tokens, those of questions and of answers, that may be used in 24 hours. */
  readonly tokensPerDay: number;
}

/**
 * The endpoint for chat completions of an OpenAI-compatible API, of which the address may be the endpoint itself,
 * the base (`https://api.example.com/v1`) or the origin alone.
 * @returns undefined for anything but an http or https URL without a password
 */
export function parseAssistantUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  const path = url.pathname.replace(/\/+$/, "");
  if (!path.endsWith(completions)) url.pathname = (path || "/v1") + completions;
  url.hash = "";
  return url.href;
}

const completions = "/chat/completions";

/** A key that can stand in a header: printable ASCII without spaces (RFC 9110, 5.5). */
export function parseAssistantKey(text: string): string | undefined {
  return /^[\x21-\x7e]+$/.test(text) ? text : undefined;
}
