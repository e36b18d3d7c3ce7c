import type { RouterContextProvider } from "react-router";
import type { OptionalSections } from "../../content/optional-sections.ts";
import { settingsContext } from "../../load-context.server.ts";

/** Which optional sections the legal documents of this site have. */
export function optionalSections(context: Readonly<RouterContextProvider>): OptionalSections {
  const { assistant, leads } = context.get(settingsContext);
  return { assistantHost: assistant?.host, searchReport: leads.recordSearchMiss !== undefined };
}
