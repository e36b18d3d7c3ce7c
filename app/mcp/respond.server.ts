import * as v from "valibot";
import type { ServerSettings } from "../load-context.server.ts";
import { legacyResult, modernResult } from "./methods.server.ts";
import { checkModern, isModern } from "./modern.ts";
import {
  McpError,
  type McpHeaders,
  type McpResponse,
  type Message,
  messageSchema,
} from "./protocol.ts";

/**
 * Responds to a message of MCP; `body` is undefined if it was not JSON. There are no sessions: a request of the
 * stateless revision says its version itself, and what follows `initialize` says it in a header.
 */
export async function respondToMcp(
  body: unknown,
  headers: McpHeaders,
  settings: ServerSettings,
): Promise<McpResponse> {
  if (body === undefined) return errorResponse(new McpError("parse", "The body is not JSON."));
  const parsed = v.safeParse(messageSchema, body);
  if (!parsed.success) {
    return errorResponse(new McpError("invalidRequest", "The body is not one JSON-RPC message."));
  }
  const message = parsed.output;
  const { id } = message;
  if (id === undefined) return { status: 202 };
  try {
    const result = await resultOf(message, headers, settings);
    return { status: 200, body: { jsonrpc: "2.0", id, result } };
  } catch (error) {
    if (!(error instanceof McpError)) throw error;
    return errorResponse(error, id);
  }
}

async function resultOf(
  message: Message,
  headers: McpHeaders,
  settings: ServerSettings,
): Promise<object> {
  if (!isModern(message, headers)) return legacyResult(message, headers, settings);
  checkModern(message, headers);
  return modernResult(message, settings);
}

/** An error without the ID of a message that could not be read has none (JSON-RPC responses in MCP's schema). */
function errorResponse({ code, message, data, status }: McpError, id?: Message["id"]): McpResponse {
  const error = { code, message, ...(data && { data }) };
  return { status, body: { jsonrpc: "2.0", ...(id !== undefined && { id }), error } };
}
