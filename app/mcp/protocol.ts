import * as v from "valibot";

/** The stateless revision, whose every request says its version (modelcontextprotocol.io/specification/2026-07-28). */
export const modernVersion = "2026-07-28";

/** The revisions with an `initialize` handshake, latest first. */
export const legacyVersions = ["2025-11-25", "2025-06-18"] as const;

/** Error codes of JSON-RPC 2.0, and of MCP from -32020 on. */
export const errorCodes = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

/** Keys that the specification reserves in `_meta`. */
export const metaKeys = {
  version: "io.modelcontextprotocol/protocolVersion",
  capabilities: "io.modelcontextprotocol/clientCapabilities",
  serverInfo: "io.modelcontextprotocol/serverInfo",
} as const;

const anyObject = v.record(v.string(), v.unknown());

/** Without an `id` it is a notification. Batches are no part of these revisions. */
export const messageSchema = v.object({
  jsonrpc: v.literal("2.0"),
  id: v.optional(v.union([v.string(), v.pipe(v.number(), v.safeInteger())])),
  method: v.string(),
  params: v.optional(anyObject, {}),
});

export type Message = v.InferOutput<typeof messageSchema>;

/** What a request of the stateless revision says of itself, besides its version. */
export const metaSchema = v.object({ [metaKeys.capabilities]: anyObject });

export const callSchema = v.object({ name: v.string(), arguments: v.optional(anyObject, {}) });

/** The headers that repeat parts of the message, for proxies. */
export interface McpHeaders {
  /** `MCP-Protocol-Version` */
  readonly version?: string | undefined;
  /** `Mcp-Method` */
  readonly method?: string | undefined;
  /** `Mcp-Name` */
  readonly name?: string | undefined;
}

export interface McpResponse {
  /** The HTTP status. */
  readonly status: number;
  /** A JSON-RPC response; a notification has none. */
  readonly body?: object;
}

/** An error that the client gets as a JSON-RPC error response. */
export class McpError extends Error {
  readonly code: number;
  readonly status: number;
  readonly data: object | undefined;

  constructor(name: keyof typeof errorCodes, message: string, status = 400, data?: object) {
    super(message);
    this.code = errorCodes[name];
    this.status = status;
    this.data = data;
  }
}
