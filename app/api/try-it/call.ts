import { eventsPath, sandboxPath } from "../../pages.ts";
import type { OperationEntry } from "../operations.ts";
import { fillPath } from "../samples.ts";

/** The values that a reader has typed. */
export interface Values {
  readonly key: string;
  /** By the names of parameters. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A response, as the panel shows it. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** From sending the request to the last byte that has arrived. */
  readonly milliseconds: number;
}

/** In milliseconds. */
const timeout = 30_000;

/** The path and the query of a call. */
function createPath({ key, operation }: OperationEntry, { parameters }: Values): string {
  const query = new URLSearchParams(
    (operation.parameters ?? [])
      .filter(({ name, in: place }) => place === "query" && parameters[name])
      .map(({ name }) => [name, parameters[name] ?? ""]),
  );
  return fillPath(key, parameters) + (query.size > 0 ? `?${query}` : "");
}

/**
 * Sends a request to the sandbox. `onAnswer` is called as the response arrives, more than once for a stream.
 * @throws if there is no response
 */
export async function send(
  entry: OperationEntry,
  values: Values,
  locale: string,
  onAnswer: (answer: Answer) => void,
): Promise<Answer> {
  const { method, operation } = entry;
  const headers = new Headers({ "Accept-Language": locale });
  if (values.key) headers.set("Authorization", `Bearer ${values.key}`);
  if (operation.requestBody) headers.set("Content-Type", "application/json");
  for (const { name, in: place } of operation.parameters ?? []) {
    const value = values.parameters[name];
    if (place === "header" && value) headers.set(name, value);
  }
  const started = performance.now();
  const response = await fetch(sandboxPath + createPath(entry, values), {
    method: method.toUpperCase(),
    headers,
    body: operation.requestBody ? values.body : null,
    credentials: "omit",
    redirect: "error",
    signal: AbortSignal.timeout(timeout),
  });
  const createAnswer = (body: string): Answer => ({
    status: response.status,
    headers: [...response.headers],
    body,
    milliseconds: Math.round(performance.now() - started),
  });
  let body = "";
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    body += part.value;
    onAnswer(createAnswer(body));
  }
  return createAnswer(body);
}

/** Reads the response of a path of the sandbox as text; empty if the status is an error. */
export async function read(path: string, key: string, locale: string): Promise<string> {
  const headers = { Authorization: `Bearer ${key}`, "Accept-Language": locale };
  const response = await fetch(path, { headers, credentials: "omit" });
  return response.ok ? response.text() : "";
}

/** Reads the events that the reader's webhooks would get, as JSON; empty if there are none. */
export async function readEvents(key: string, locale: string): Promise<string> {
  const text = await read(sandboxPath + eventsPath, key, locale);
  const { data }: { data?: unknown[] } = text ? JSON.parse(text) : {};
  return data && data.length > 0 ? JSON.stringify(data, null, 2) : "";
}
