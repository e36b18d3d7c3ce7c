import { createRequestHandler } from "react-router";
import { loadBuild } from "../http/rendering/build-source.ts";
import { buildOrigin } from "../http/shared/build-origin.ts";
import { createLog } from "../http/shared/log.ts";
import { createLeads } from "../leads/.server/service.ts";
import type { RequestDetails, ServerSettings } from "../load-context.server.ts";

export const clientDirectory = "build/client";

export const build = await loadBuild();

const handleRequest = createRequestHandler(build, "production");

const log = createLog({ logLevel: "silent" }, process.stdout);

/** The settings during a build, which has no configuration and receives no forms. */
export const buildSettings: ServerSettings = {
  siteUrl: buildOrigin,
  leads: createLeads({ current: () => undefined, webhook: false, log }),
  onError(error) {
    throw error;
  },
  onAnswered() {},
  onWarning: console.warn,
  onSearched() {},
};

/** Renders the response to a request during a build. */
export async function renderAtBuild(
  request: Request,
  settings: ServerSettings,
  details?: Partial<RequestDetails>,
): Promise<Response> {
  return await handleRequest(request, build.entry.module.createLoadContext(settings, details));
}
