import { createContext, RouterContextProvider } from "react-router";
import type { AnswerKind } from "./chat/answer.ts";
import type { Assistant } from "./chat/assistant/assistant.server.ts";
import type { Leads } from "./leads/.server/service.ts";
import type { SearchOutcome } from "./search/results.ts";

/** Configuration and services that routes need. */
export interface ServerSettings {
  /** Public origin without a trailing slash, for absolute URLs. It never comes from a request. */
  readonly siteUrl: string;
  /** URL of the chat application to embed; without one, the built-in preview is embedded. */
  readonly chatAppUrl?: string | undefined;
  /** The model that answers in the preview chat; without one, the written answers do. */
  readonly assistant?: Assistant | undefined;
  /** Stores the submissions of visitors. */
  readonly leads: Leads;
  /** Called for each error of a request. */
  readonly onError: (error: unknown, request: { path: string; requestId: string }) => void;
  /** Called with the kind of each answer of the chat. */
  readonly onAnswered: (kind: AnswerKind) => void;
  /** Called when something works less well than it should. */
  readonly onWarning: (message: string) => void;
  /** Called for each search that a visitor has finished. */
  readonly onSearched: (outcome: SearchOutcome) => void;
}

/** What is known about a request. */
export interface RequestDetails {
  /** IP address of the client, as trusted proxies report it; empty for cached pages. */
  readonly address: string;
  /** The request ID, which is also in the log. */
  readonly requestId: string;
  /** Only in the build: writes the data that hydrates a page into a JSON file, and returns its URL. */
  readonly writeLoaderData?: (json: string) => string;
}

export const settingsContext = createContext<ServerSettings>();

export const requestContext = createContext<RequestDetails>();

/** Creates the context of a request. Express must call the bundle's copy, because its own would have other context keys. */
export function createLoadContext(
  settings: ServerSettings,
  details: Partial<RequestDetails> = {},
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(settingsContext, settings);
  context.set(requestContext, { address: "", requestId: "", ...details });
  return context;
}
