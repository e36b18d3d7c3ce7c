import type { ClientRequestArgs } from "node:http";
import type { TestSite } from "../../support/site.ts";

const meta = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
};

/** Creates a request of the stateless revision. */
export function modernRequest(method: string, params: object = {}) {
  return { jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: meta } };
}

/** Creates the headers of such a request. */
export function modernHeaders(method: string, name?: string): Record<string, string> {
  return {
    "MCP-Protocol-Version": "2026-07-28",
    "Mcp-Method": method,
    ...(name !== undefined && { "Mcp-Name": name }),
  };
}

/** Posts a body to /mcp, as JSON unless the headers name another type. */
export function post(
  site: TestSite,
  body: unknown,
  headers: Record<string, string> = {},
  options: ClientRequestArgs = {},
) {
  return site.get("/mcp", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    ...options,
  });
}
