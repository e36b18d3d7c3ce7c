import * as v from "valibot";
import {
  legacyVersions,
  McpError,
  type McpHeaders,
  type Message,
  metaKeys,
  metaSchema,
  modernVersion,
} from "./protocol.ts";

/** Whether a request belongs to the stateless revision: it says its version in `_meta`, or in the header. */
export function isModern({ params }: Message, { version }: McpHeaders): boolean {
  return claimedVersion(params) !== undefined || version === modernVersion;
}

/**
 * Checks what a request of the stateless revision says of itself. The headers have to say the same as the message
 * (Streamable HTTP, "Server Validation").
 */
export function checkModern({ method, params }: Message, headers: McpHeaders): void {
  const version = claimedVersion(params);
  if (typeof version !== "string" || !v.is(metaSchema, params._meta)) {
    const keys = `${metaKeys.version} and ${metaKeys.capabilities}`;
    throw new McpError("invalidParams", `Invalid params: _meta needs ${keys}`);
  }
  requireEqual("MCP-Protocol-Version", headers.version, version);
  if (version !== modernVersion) throw unsupportedVersion(version);
  requireEqual("Mcp-Method", headers.method, method);
  if (method !== "tools/call") return;
  requireEqual("Mcp-Name", headers.name && decoded(headers.name), params.name);
}

/** The error for versions that are not served, with those that are. */
export function unsupportedVersion(requested: string): McpError {
  const data = { supported: [modernVersion, ...legacyVersions], requested };
  return new McpError("unsupportedVersion", "Unsupported protocol version", 400, data);
}

function claimedVersion({ _meta }: Message["params"]): unknown {
  const meta = v.safeParse(v.record(v.string(), v.unknown()), _meta);
  return meta.success ? meta.output[metaKeys.version] : undefined;
}

function requireEqual(header: string, value: string | undefined, expected: unknown): void {
  if (value === expected) return;
  const fault = value === undefined ? "is missing" : "differs from the body";
  throw new McpError("headerMismatch", `Header mismatch: ${header} ${fault}`);
}

/** A header's value, in Base64 if it is not plain ASCII (Streamable HTTP, "Value Encoding"). */
function decoded(value: string): string {
  const encoded = /^=\?base64\?(.*)\?=$/.exec(value)?.[1];
  return encoded === undefined ? value : Buffer.from(encoded, "base64").toString();
}
