import { statSync } from "node:fs";
import { isEmail } from "../leads/email.ts";

/* How the values of environment variables are read; each returns nothing for what is none. */

/** A sender of mail. Without a name, mails carry the brand's in their language. */
export interface Sender {
  readonly name: string | undefined;
  readonly address: string;
}

export function parsePort(text: string): number | undefined {
  const port = parseWholeNumber(text);
  return port !== undefined && port <= 65_535 ? port : undefined;
}

/** From 1 on. */
export function parseWholeNumber(text: string): number | undefined {
  const number = Number(text);
  return /^\d{1,9}$/.test(text) && number >= 1 ? number : undefined;
}

/** Up to a minute; fractions are allowed. */
export function parseSeconds(text: string): number | undefined {
  return /^\d{1,2}(\.\d{1,3})?$/.test(text) && Number(text) <= 60 ? Number(text) : undefined;
}

export function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.pathname === "/" && !url.search && !url.hash && !url.username ? url.origin : undefined;
}

/** `true` would let every client choose its own address, so it is not taken. */
export function parseProxies(text: string): string | number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  return /^[\da-fA-F.:/, a-z]+$/.test(text) && text !== "true" ? text : undefined;
}

export function parseDirectory(text: string): string | undefined {
  return statSync(text, { throwIfNoEntry: false })?.isDirectory() ? text : undefined;
}

export function parseHttpUrl(text: string): string | undefined {
  return hasProtocol(text, /^https?:$/) ? text : undefined;
}

export function parseSmtpUrl(text: string): string | undefined {
  return hasProtocol(text, /^smtps?:$/) && URL.parse(text)?.hostname ? text : undefined;
}

export function parsePostgresUrl(text: string): string | undefined {
  return hasProtocol(text, /^postgres(ql)?:$/) ? text : undefined;
}

/** What goes into a header without quotes (RFC 6750, 2.1), too long to be guessed. */
export function parseToken(text: string): string | undefined {
  return /^[\w.~+/-]{16,}=*$/.test(text) ? text : undefined;
}

function hasProtocol(text: string, protocols: RegExp): boolean {
  return protocols.test(URL.parse(text)?.protocol ?? "");
}

/** `Example <hello@example.com>`, or the address alone. */
export function parseSender(text: string): Sender | undefined {
  const [, quoted, address = text] = /^(.*?)\s*<([^<>]*)>$/.exec(text) ?? [];
  const name = quoted?.replace(/^"(.*)"$/, "$1");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
  if (!isEmail(address) || /[\u0000-\u001f]/.test(name ?? "")) return undefined;
  return { name: name || undefined, address };
}
