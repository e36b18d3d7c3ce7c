import type { RouterContextProvider } from "react-router";
import { type ServerSettings, settingsContext } from "../load-context.server.ts";
import type { OptionalSections } from "./optional-sections.ts";

/** Which optional sections the legal documents of this site have. */
export function optionalSections(context: Readonly<RouterContextProvider>): OptionalSections {
  return sectionsFor(context.get(settingsContext));
}

export function sectionsFor({ assistant }: ServerSettings): OptionalSections {
  return { assistantHost: assistant?.host };
}
