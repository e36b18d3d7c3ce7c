import { createContext, RouterContextProvider } from "react-router";

/** What the process hands to every request: configuration that pages depend on. */
export interface ServerSettings {
  /** Public origin without a trailing slash. Every absolute URL starts with it; never taken from a request. */
  readonly siteUrl: string;
  /** Told of every error that a visitor met, with the path of the page. */
  readonly onError: (error: unknown, path: string) => void;
}

export const settingsContext = createContext<ServerSettings>();

/** The context of one request. Lives in the bundle, whose context keys are its own. */
export function createLoadContext(settings: ServerSettings): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(settingsContext, settings);
  return context;
}
