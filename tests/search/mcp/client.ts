import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { TestSite } from "../../support/site.ts";

/** The eras of the protocol: the stateless revision, and those that begin with `initialize`. */
export const eras = ["2026-07-28", "2025-11-25"] as const;

export type Era = (typeof eras)[number];

/** Connects the official client to a site. */
export async function connect({ origin }: TestSite, era: Era): Promise<Client> {
  const mode = era === "2026-07-28" ? ({ pin: era } as const) : "legacy";
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", origin)));
  return client;
}
