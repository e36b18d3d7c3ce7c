import type { ServerSettings } from "../../load-context.server.ts";

/**
 * Responds to a POST request of MCP, whose body has been parsed. The SDK is loaded by the first: its weight is for those who
 * use it.
 */
export async function respondToMcp(
  request: Request,
  body: object,
  settings: ServerSettings,
): Promise<Response> {
  const { serveMcp } = await import("./server.server.ts");
  return await serveMcp(request, body, settings);
}
