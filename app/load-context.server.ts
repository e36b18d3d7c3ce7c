import { createContext, RouterContextProvider } from "react-router";
import type { Leads } from "./leads/.server/service.ts";

/** What the process hands to every request: configuration and services that pages depend on. */
export interface ServerSettings {
  /** Public origin without a trailing slash. Every absolute URL starts with it; never taken from a request. */
  readonly siteUrl: string;
  /** The chat application to embed; without one, the site's own preview. */
  readonly chatAppUrl?: string | undefined;
  /** Where what people send with forms goes. */
  readonly leads: Leads;
  /** Told of every error that a visitor met, with the path of the page. */
  readonly onError: (error: unknown, met: { path: string; requestId: string }) => void;
  /** Told how many milliseconds every rendering took. */
  readonly onRendered: (milliseconds: number) => void;
}

/** What is particular to one request. */
interface Particulars {
  /** IP address of the client, as the trusted proxies report it; pages that are kept know none. */
  readonly address?: string;
  /** Its name in the log. */
  readonly requestId?: string;
}

export const settingsContext = createContext<ServerSettings>();

/** IP address of the client, as the trusted proxies report it. */
export const addressContext = createContext("");

/** The name of the request in the log. */
export const requestIdContext = createContext("");

/** The context of one request. Lives in the bundle, whose context keys are its own. */
export function createLoadContext(
  settings: ServerSettings,
  { address = "", requestId = "" }: Particulars = {},
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(settingsContext, settings);
  context.set(addressContext, address);
  context.set(requestIdContext, requestId);
  return context;
}
